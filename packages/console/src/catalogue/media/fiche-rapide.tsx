import { type FichierAnalyse, GENRES_VUS, media } from '@bridge/contract';
import { Alert, Anchor, Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { IconCopyCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { createAttempt } from '../../resource/form/save/attempt.ts';
import { refreshResource } from '../../resource/list/state/use-rows.ts';
import { recordPath } from '../../resource/record-path.ts';
import { useLanguages } from '../../resource/values/language.ts';
import { obligatory } from '../../resource/widgets/obligatory.tsx';
import { ApercuMedia, nomDuGenre } from './apercu-media.tsx';
import { createMedia, raisonDe } from './fiche.calls.ts';
import { ficheDe, isGardable, LICENCES, type Manques, manquesDe } from './fiche.rules.ts';
import classes from './media.module.css';
import { mesuresDe } from './media.rules.ts';

interface Props {
  readonly analyse: FichierAnalyse;
  readonly onCreated: (id: number) => void;
  readonly onCancel: () => void;
}

/** The few fields that a file needs to become a media, filled with what was read in the file. */
export function FicheRapide({ analyse, onCreated, onCancel }: Props) {
  const [langue = 'fr'] = useLanguages();
  const queries = useQueryClient();
  const [fiche, setFiche] = useState(() => ficheDe(analyse));
  const [manques, setManques] = useState<Manques>({});
  const [attempt] = useState(createAttempt);
  const creation = useMutation({
    mutationFn: () => createMedia(analyse, fiche, { langue, attempt }),
    onSuccess: async (id) => {
      await refreshResource(queries, media.id);
      onCreated(id);
    },
  });
  const change = (next: Partial<typeof fiche>) => {
    setFiche({ ...fiche, ...next });
    setManques({});
  };
  const lacking = manquesDe(fiche, analyse.genre);
  const submit = () => {
    setManques(lacking);
    if (Object.keys(lacking).length === 0) creation.mutate();
  };
  const { titre, alternatif, decorative, credit } = media.fields;
  return (
    <Stack gap="md">
      <div className={classes.picked}>
        <ApercuMedia genre={analyse.genre} adresse={analyse.apercu} size="card" />
        <div className={classes.words}>
          <Text fw={550}>{analyse.fichier.nom}</Text>
          <Text size="sm" c="dimmed">{`${nomDuGenre(analyse.genre)}\u00a0: ${mesuresDe(analyse)}`}</Text>
        </div>
      </div>
      <Doublons analyse={analyse} onPick={onCreated} />
      <TextInput
        {...obligatory(titre.label)}
        maxLength={titre.longest}
        value={fiche.titre}
        error={manques.titre}
        onChange={({ currentTarget }) => change({ titre: currentTarget.value })}
      />
      {GENRES_VUS.includes(analyse.genre) && (
        <>
          <Textarea
            {...(fiche.decorative ? { label: alternatif.label } : obligatory(alternatif.label))}
            description={alternatif.help}
            disabled={fiche.decorative}
            rows={2}
            maxLength={alternatif.longest}
            value={fiche.alternatif}
            error={manques.alternatif}
            onChange={({ currentTarget }) => change({ alternatif: currentTarget.value })}
          />
          <Checkbox
            label={decorative.label}
            description={decorative.help}
            checked={fiche.decorative}
            onChange={({ currentTarget }) => change({ decorative: currentTarget.checked })}
          />
        </>
      )}
      <TextInput
        {...obligatory(credit.label)}
        description={credit.help}
        value={fiche.credit}
        error={manques.credit}
        onChange={({ currentTarget }) => change({ credit: currentTarget.value })}
      />
      <NativeSelect
        label={media.fields.licence.label}
        data={LICENCES}
        value={fiche.licence}
        onChange={({ currentTarget }) => change({ licence: currentTarget.value })}
      />
      {creation.error && (
        <Alert color="red" variant="light" role="alert">
          {raisonDe(creation.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel}>
          Prendre un autre fichier
        </Button>
        {Object.keys(lacking).length > 0 && isGardable(lacking) && (
          <Button variant="default" disabled={creation.isPending} onClick={() => creation.mutate()}>
            Le choisir et le compléter plus tard
          </Button>
        )}
        <Button loading={creation.isPending} onClick={submit}>
          Créer le média et le choisir
        </Button>
      </Group>
    </Stack>
  );
}

/** The same file is in the médiathèque already: one media for all its uses is worth more than two. */
function Doublons({
  analyse: { doublons },
  onPick,
}: Pick<Props, 'analyse'> & { readonly onPick: (id: number) => void }) {
  const [first] = doublons;
  if (!first) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconCopyCheck aria-hidden />}
      title="Ce fichier est déjà dans la médiathèque"
    >
      <Group gap="sm" justify="space-between">
        <Anchor component={Link} to={recordPath(media, first.id)} inherit>
          {first.titre}
        </Anchor>
        <Button variant="default" size="xs" onClick={() => onPick(first.id)}>
          Choisir ce média
        </Button>
      </Group>
    </Alert>
  );
}
