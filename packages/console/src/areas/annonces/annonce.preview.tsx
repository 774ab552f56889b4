import { nouvelleCreation } from '@bridge/contract';
import { SegmentedControl, Stack } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useMedias } from '../../catalogue/media/media.queries.ts';
import { useForm } from '../../resource/form/form.context.ts';
import { idIn, textIn } from '../../resource/values/read.ts';
import { ApercuVide } from '../common/apercus/apercu-etat.tsx';
import { annonceurQuery, useFormats } from './annonces.queries.ts';
import { creationsIn } from './creations/creation.read.ts';
import { CreationVue } from './creations/creation.vue.tsx';

const FONDS = [
  { value: 'clair', label: 'Page claire' },
  { value: 'sombre', label: 'Page sombre' },
] as const;
type Fond = (typeof FONDS)[number]['value'];

/** Beside an annonce, saved or not: each création in the box of its format, on a light or a dark page. */
export default function AnnoncePreview() {
  const [fond, setFond] = useState<Fond>('clair');
  const form = useForm(
    useShallow(({ values }) => ({
      creations: values.creations,
      vendu: idIn(values.format),
      objet: idIn(values.objet),
      annonceur: idIn(values.annonceur),
      campagne: values.utm === true ? textIn(values.campagne) || textIn(values.nom) : null,
    })),
  );
  const written = creationsIn(form.creations);
  // An annonce without an objet shows the establishment of its advertiser.
  const { data: payeur } = useQuery(annonceurQuery(form.objet === null ? form.annonceur : null));
  const objet = form.objet ?? idIn(payeur?.objet);
  const formats = useFormats([...written.map(({ format }) => format.id), form.vendu ?? 0]);
  const medias = useMedias([...new Set(written.flatMap(({ media }) => media?.id ?? []))]);
  const vendu = form.vendu === null ? undefined : formats.get(form.vendu);
  // A native annonce without a création is made from its objet.
  const isMadeByObjet = written.length === 0 && vendu?.genre === 'native' && objet !== null;
  const shown = isMadeByObjet && vendu ? [nouvelleCreation(vendu.id)] : written;
  if (shown.length === 0)
    return (
      <ApercuVide
        title="Rien à montrer encore"
        reason={'Choisissez un format, puis ajoutez une création\u00a0: elle se dessine ici.'}
      />
    );
  return (
    <Stack gap="md">
      <SegmentedControl
        size="xs"
        aria-label="Fond de la page"
        value={fond}
        onChange={(next) => setFond(FONDS.find(({ value }) => value === next)?.value ?? 'clair')}
        data={[...FONDS]}
      />
      {shown.map((creation, rank) => (
        <CreationVue
          // A création has no identity but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={rank}
          creation={creation}
          format={formats.get(creation.format.id)}
          media={creation.media ? medias.get(creation.media.id) : undefined}
          objet={objet}
          campagne={form.campagne}
          fond={fond}
        />
      ))}
    </Stack>
  );
}
