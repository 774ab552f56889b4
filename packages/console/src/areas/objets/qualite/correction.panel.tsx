import { DUREES_DE_CORRECTION, type Filter, revokeCorrection, shareCorrection } from '@bridge/contract';
import { Alert, Button, Group, type OptionsFilter, Select } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconLink } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { matches } from '../../../ui/matches.ts';
import { Panel } from '../../../ui/panel.tsx';
import { DureeDuLien, LienDonne, LiensPartages, LigneDeLien } from '../../common/liens/lien-partage.tsx';
import { sentenceOf } from '../../explain.ts';
import { liensQuery, proprietairesQuery } from './qualite.queries.ts';
import { nomDuProprietaire, proprietaireDe, proprietaireEnMots } from './qualite.rules.ts';

/** The most owners listed; the others are found by typing. */
const MOST_SHOWN = 50;

/** The owners whose label or number holds the typed words. */
const named: OptionsFilter = ({ options, search, limit }) =>
  options.filter((one) => 'value' in one && matches(search, [one.label, one.value])).slice(0, limit);

/** Links that show an owner what to correct in their records, without an account: creates, lists and closes them. */
export function CorrectionPanel({ filters }: { readonly filters: Filter }) {
  const queries = useQueryClient();
  const [picked, setPicked] = useState<string | null>(null);
  const proprietaires = useQuery(proprietairesQuery);
  const owners = (proprietaires.data?.items ?? []).map((one) => ({ value: one.cle, label: proprietaireEnMots(one) }));
  const wanted = picked ?? proprietaireDe(filters);
  const proprietaire = owners.find(({ value }) => value === wanted)?.value ?? '';
  const nomDe = (cle: string) => {
    const found = proprietaires.data?.items.find((one) => one.cle === cle);
    return found === undefined ? cle : nomDuProprietaire(found);
  };
  const [jours, setJours] = useState<(typeof DUREES_DE_CORRECTION)[number]>(30);
  const liens = useQuery(liensQuery);
  const keep = (answer: NonNullable<typeof liens.data>) => queries.setQueryData(liensQuery.queryKey, answer);
  const sharing = useMutation({
    mutationFn: () => call(shareCorrection, { body: { proprietaire, jours } }),
    onSuccess: ({ items }) => keep({ items }),
  });
  const revoking = useMutation({
    mutationFn: (id: number) => call(revokeCorrection, { params: { id } }),
    onSuccess: (answer) => {
      keep(answer);
      showNotice('Lien révoqué.');
    },
  });
  const failure = proprietaires.error ?? sharing.error ?? revoking.error;
  return (
    <Panel
      title="Faire corriger par le propriétaire"
      intro="Un lien montre au propriétaire de fiches ce qu’il a à y corriger, sans compte, jusqu’à ce qu’il expire ou que vous le révoquiez."
    >
      <Group gap="xs" align="flex-end">
        <Select
          label="Propriétaire"
          placeholder="Nom, commune ou numéro"
          flex="1 1 16rem"
          maw="36rem"
          searchable
          limit={MOST_SHOWN}
          filter={named}
          nothingFoundMessage="Aucun propriétaire de vos objets publiés ne correspond."
          data={owners}
          value={proprietaire || null}
          onChange={setPicked}
        />
        <DureeDuLien durees={DUREES_DE_CORRECTION} value={jours} onPick={setJours} />
        <Button
          variant="default"
          leftSection={<IconLink size={16} aria-hidden />}
          disabled={proprietaire === ''}
          loading={sharing.isPending}
          onClick={() => sharing.mutate()}
        >
          Créer un lien
        </Button>
      </Group>
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(failure)}
        </Alert>
      )}
      {sharing.data && <LienDonne adresse={sharing.data.adresse} />}
      {liens.data && liens.data.items.length > 0 && (
        <LiensPartages>
          {liens.data.items.map((lien) => (
            <LigneDeLien
              key={lien.id}
              titre={nomDe(lien.proprietaire)}
              lien={lien}
              revoking={revoking.isPending && revoking.variables === lien.id}
              onRevoke={() => revoking.mutate(lien.id)}
            />
          ))}
        </LiensPartages>
      )}
    </Panel>
  );
}
