import {
  brochure,
  countOf,
  FICHES_DE_BROCHURE,
  languageName,
  langueSchema,
  objet,
  sitesDeBrochure,
  TITRE_DE_BROCHURE,
} from '@bridge/contract';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { DownloadDialog } from './download.dialog.tsx';

/** The content of a brochure: ticked objets, or the first ones of a sélection. */
export type Contenu =
  | { readonly genre: 'objets'; readonly ids: readonly number[] }
  | { readonly genre: 'selection'; readonly id: number };

interface Props {
  readonly contenu: Contenu;
  /** The title proposed for the brochure. */
  readonly titre: string;
  readonly onClose: () => void;
}

const SITES = queryOptions({
  queryKey: ['brochure', 'sites'],
  queryFn: ({ signal }) => call(sitesDeBrochure, {}, { signal }),
  staleTime: 60_000,
  retry: false,
});

/** Makes a PDF of some objets for a visitor: asks for a title, a language, and the entity whose colours it has. */
export default function BrochureDialog({ contenu, titre: proposed, onClose }: Props) {
  const [titre, setTitre] = useState(proposed);
  const offered = useLanguages().flatMap((code) => langueSchema.safeParse(code).data ?? []);
  const [langue, setLangue] = useState(offered[0] ?? 'fr');
  const { data, isPending } = useQuery(SITES);
  const sites = data?.items ?? [];
  const [chosen, setSite] = useState<string>();
  const site = chosen ?? String(sites[0]?.id ?? '');
  const make = () =>
    download(
      brochure,
      {
        query: {
          ...(contenu.genre === 'objets' ? { objets: contenu.ids.join() } : { selection: contenu.id }),
          ...(site !== '' && { site: Number(site) }),
          langue,
          titre,
        },
      },
      `brochure-${langue}.pdf`,
    );
  const tooMany = contenu.genre === 'objets' && contenu.ids.length > FICHES_DE_BROCHURE;
  return (
    <DownloadDialog
      title="Brochure"
      action="Télécharger le PDF"
      isReady={titre.trim() !== '' && !tooMany && !isPending}
      download={make}
      onClose={onClose}
    >
      <Text size="sm" c={tooMany ? 'var(--mantine-color-error)' : 'dimmed'} role={tooMany ? 'alert' : undefined}>
        {introOf(contenu)}
      </Text>
      <TextInput
        data-autofocus
        label="Titre"
        value={titre}
        maxLength={TITRE_DE_BROCHURE}
        onChange={({ currentTarget }) => setTitre(currentTarget.value)}
      />
      <NativeSelect
        label="Langue"
        value={langue}
        data={offered.map((value) => ({ value, label: languageName(value) }))}
        onChange={({ currentTarget }) => setLangue(langueSchema.parse(currentTarget.value))}
      />
      <NativeSelect
        label="Aux couleurs de"
        description="Sur un site, un QR code mène de chaque fiche à sa page."
        disabled={isPending}
        value={site}
        data={[
          ...sites.map(({ id, nom }) => ({ value: String(id), label: nom })),
          { value: '', label: 'Votre entité, sans QR code' },
        ]}
        onChange={({ currentTarget }) => setSite(currentTarget.value)}
      />
    </DownloadDialog>
  );
}

function introOf(contenu: Contenu): string {
  if (contenu.genre === 'selection')
    return `Les ${FICHES_DE_BROCHURE} premiers objets de la sélection, dans son ordre, tels qu’ils sont publiés.`;
  const { length } = contenu.ids;
  if (length > FICHES_DE_BROCHURE)
    return `Une brochure a ${FICHES_DE_BROCHURE} fiches au plus\u00a0: ${length} objets sont cochés. Décochez-en, ou faites une édition.`;
  return `${countOf(objet.noun, length)}, dans l’ordre où vous les avez cochés.`;
}
