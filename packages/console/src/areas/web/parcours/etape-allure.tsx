import { type Allure, createListeEnLigne, listeWeb, selection as selectionResource } from '@bridge/contract';
import { Button, Group, SimpleGrid, Skeleton, Text, TextInput, useMantineStyleNonce } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { createAttempt } from '../../../resource/form/save/attempt.ts';
import { obligatory } from '../../../resource/widgets/obligatory.tsx';
import { withNonce } from '../../../ui/html-page.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { ChoixCard } from './choix.card.tsx';
import { allureQuery, typesQuery } from './parcours.queries.ts';
import { alluresPour, type Parcours } from './parcours.ts';

interface Props {
  readonly parcours: Parcours;
  readonly onChange: (changes: Partial<Parcours>) => void;
}

/** What the page looks like: drawn with its own objets, by what draws it for visitors. */
export function EtapeAllure({ parcours, onChange }: Props) {
  const { site, selection } = parcours;
  const queries = useQueryClient();
  const [nom, setNom] = useState(selection?.nom ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [attempt] = useState(createAttempt);
  const allures = useAllures(parcours);
  const allure = allures?.find((one) => keyOf(one) === chosen) ?? allures?.[0];
  const publishing = useMutation({
    mutationFn: async () => {
      if (!site || !selection || !allure) throw new Error('nothing is chosen');
      const { modele, vue } = allure;
      const body = { nom: nom.trim(), site: site.id, selection: selection.id, modele, vue };
      return call(createListeEnLigne, { body }, { idempotencyKey: attempt.keyFor(body) });
    },
    onSuccess: (liste) => {
      void queries.invalidateQueries({ queryKey: resourceKey(listeWeb.id) });
      onChange({ liste, etape: 'fin' });
    },
  });
  if (!site || !selection) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        publishing.mutate();
      }}
    >
      <Panel
        title={'Quelle allure\u00a0?'}
        intro="Chaque image est votre page, avec vos objets. Tout se règle encore ensuite."
      >
        <TextInput
          {...obligatory('Titre de la page')}
          maxLength={150}
          value={nom}
          onChange={({ currentTarget }) => setNom(currentTarget.value)}
        />
        {allures ? (
          <SimpleGrid cols={{ base: 1, sm: 2 }} role="radiogroup" aria-label="Allure">
            {allures.map((one) => (
              <ChoixCard
                key={keyOf(one)}
                name="allure"
                title={one.nom}
                checked={one === allure}
                onCheck={() => setChosen(keyOf(one))}
                picture={<Image titre={selection.nom} allure={one} site={site} selection={selection.id} />}
              />
            ))}
          </SimpleGrid>
        ) : (
          <Skeleton height={260} />
        )}
        {publishing.error && (
          <Text role="alert" c="var(--mantine-color-error)">
            {sentenceOf(publishing.error)}
          </Text>
        )}
        <Group justify="space-between">
          <Button variant="default" onClick={() => onChange({ etape: 'selection' })}>
            Retour
          </Button>
          <Button type="submit" loading={publishing.isPending} disabled={!allure || nom.trim() === ''}>
            Publier la page
          </Button>
        </Group>
      </Panel>
    </form>
  );
}

const keyOf = ({ modele, vue }: Allure) => `${modele} ${vue}`;

/** Those that suit what the sélection holds; undefined until that is known. */
function useAllures({ allures, selection }: Parcours): readonly Allure[] | undefined {
  const { data: record } = useQuery({
    queryKey: [...resourceKey(selectionResource.id), 'brouillon', selection?.id],
    queryFn: async ({ signal }) =>
      selection && (await call(selectionResource.calls.get, { params: { id: selection.id } }, { signal })),
  });
  const brouillon = record && {
    mode: record.mode,
    regles: record.regles,
    inclusions: record.inclusions,
    exclusions: record.exclusions,
    tri: record.tri,
    limite: record.limite,
    dedoublonnage: record.dedoublonnage,
    entiteId: record.entiteId,
  };
  const { data: types, isError } = useQuery({ ...typesQuery(brouillon ?? null), enabled: brouillon !== undefined });
  if (isError) return allures;
  if (types === undefined) return undefined;
  const total = types.reduce((sum, { nombre }) => sum + nombre, 0);
  return alluresPour(allures, types.find(({ valeur }) => valeur === 'evenement')?.nombre ?? 0, total);
}

const LARGEUR = 1_280;

function Image({ titre, ...rest }: Parameters<typeof allureQuery>[0]) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const { data, isError } = useQuery(allureQuery({ titre, ...rest }));
  if (isError)
    return (
      <Text size="sm" c="dimmed">
        L’image n’a pas pu être dessinée. Vous pouvez publier quand même.
      </Text>
    );
  if (!data) return <Skeleton height={200} />;
  return (
    <PageFrame
      title={`Aperçu\u00a0: ${rest.allure.nom}`}
      page={withNonce(data.html, nonce)}
      largeur={LARGEUR}
      size="small"
    />
  );
}
