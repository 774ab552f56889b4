import {
  createListeEnLigne,
  type ListeVoulue,
  listeWeb,
  type Selection,
  selection as selectionResource,
  site,
} from '@bridge/contract';
import { Button, Group, SimpleGrid, Skeleton, Text, TextInput, useMantineStyleNonce } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { createAttempt } from '../../../resource/form/save/attempt.ts';
import { obligatory } from '../../../resource/widgets/obligatory.tsx';
import { withNonce } from '../../../ui/html/html-page.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { ChoixCard } from './choix.card.tsx';
import { alluresQuery, apercuQuery, typesQuery } from './parcours.queries.ts';
import { alluresPour, brouillonDe, connue, nomDe, type Parcours, selectionDuParcours } from './parcours.ts';

interface Props {
  readonly parcours: Parcours;
  readonly onChange: (changes: Partial<Parcours>) => void;
}

/** The step of looks: each is drawn with the objets of the page, by the code that serves visitors. */
export function EtapeAllure({ parcours, onChange }: Props) {
  const titre = connue(parcours.selection)?.nom ?? nomDe(parcours.nouvelle);
  const queries = useQueryClient();
  const [nom, setNom] = useState(titre);
  const [chosen, setChosen] = useState<string | null>(null);
  const [attempt] = useState(createAttempt);
  const { allures, error } = useAllures(parcours);
  const allure = allures?.find(({ cle }) => cle === chosen) ?? allures?.[0];
  const voulue = (changes: Pick<ListeVoulue, 'nom' | 'allure'>): ListeVoulue => ({
    // The site was chosen two steps ago.
    site: parcours.site ?? { nom: '' },
    selection: selectionDuParcours(parcours),
    ...changes,
  });
  const publishing = useMutation({
    mutationFn: async () => {
      const body = voulue({ nom: nom.trim(), allure: allure?.cle ?? '' });
      return call(createListeEnLigne, { body }, { idempotencyKey: attempt.keyFor(body) });
    },
    onSuccess: (faite) => {
      for (const { id } of [listeWeb, site, selectionResource])
        void queries.invalidateQueries({ queryKey: resourceKey(id) });
      void queries.invalidateQueries({ queryKey: ['choix'] });
      onChange({ faite, etape: 'fin' });
    },
  });
  const refusal = publishing.error ?? error;
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
                key={one.cle}
                name="allure"
                title={one.nom}
                checked={one === allure}
                onCheck={() => setChosen(one.cle)}
                picture={<Image nom={one.nom} voulue={voulue({ nom: titre, allure: one.cle })} />}
              />
            ))}
          </SimpleGrid>
        ) : (
          !error && <Skeleton height={260} />
        )}
        {refusal && (
          <Text role="alert" c="var(--mantine-color-error)">
            {sentenceOf(refusal)}
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

/** The looks that suit the objets of the sélection; undefined until they are known. */
function useAllures({ site: voulu, selection: choisie, nouvelle }: Parcours) {
  const selection = connue(choisie);
  const { data: allures, error } = useQuery(alluresQuery(voulu));
  const { data: record } = useQuery({
    queryKey: [...resourceKey(selectionResource.id), 'brouillon', selection?.id],
    queryFn: async ({ signal }) =>
      selection && (await call(selectionResource.calls.get, { params: { id: selection.id } }, { signal })),
    enabled: selection !== null,
  });
  const brouillon = selection === null ? brouillonDe(nouvelle) : record && brouillonOf(record);
  const { data: types, isError } = useQuery({ ...typesQuery(brouillon ?? null), enabled: brouillon !== undefined });
  if (isError || allures === undefined) return { allures, error };
  if (types === undefined) return { allures: undefined, error };
  const total = types.reduce((sum, { nombre }) => sum + nombre, 0);
  const evenements = types.find(({ valeur }) => valeur === 'evenement')?.nombre ?? 0;
  return { allures: alluresPour(allures, evenements, total), error };
}

function brouillonOf(record: Selection) {
  const { mode, regles, inclusions, exclusions, tri, limite, dedoublonnage, entiteId } = record;
  return { mode, regles, inclusions, exclusions, tri, limite, dedoublonnage, entiteId };
}

const LARGEUR = 1_280;

function Image({ nom, voulue }: { readonly nom: string; readonly voulue: ListeVoulue }) {
  const nonce = useMantineStyleNonce()?.() ?? '';
  const { data, isError } = useQuery(apercuQuery(voulue));
  if (isError)
    return (
      <Text size="sm" c="dimmed">
        L’image n’a pas pu être dessinée. Vous pouvez publier quand même.
      </Text>
    );
  if (!data) return <Skeleton height={200} />;
  return <PageFrame title={`Aperçu\u00a0: ${nom}`} page={withNonce(data.html, nonce)} largeur={LARGEUR} size="small" />;
}
