import { modeleEdition } from '@bridge/contract';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useState } from 'react';
import { useForm } from '../../../resource/form/form.context.ts';
import { listIn } from '../../../resource/values/read.ts';
import { Fold } from '../../../ui/fold.tsx';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import { Rapport } from '../generations/rapport.tsx';
import { LangueChoice, useLangueDApercu } from '../langue-choice.tsx';
import { PagesDApercu } from '../pages/pages.apercu.tsx';
import PlanPreview from '../plan/plan.preview.tsx';
import { useApercuDEdition } from './use-apercu-d-edition.ts';

const CANAUX = [
  { value: 'ecran', label: 'Écran' },
  { value: 'impression', label: 'Imprimeur' },
] as const;
type Canal = (typeof CANAUX)[number]['value'];

/** Beside a model, saved or not: its pages, drawn by the code that prints them, then the content of its plan. */
export default function EditionPreview() {
  const chosen = useForm(({ values }) => values.langues);
  const langues = modeleEdition.fields.langues.schema.catch(['fr']).parse(chosen);
  const isEmpty = useForm(({ values }) => listIn(values.plan).length === 0);
  const spoken = useLangueDApercu();
  const [canal, setCanal] = useState<Canal>('ecran');
  const [page, setPage] = useState(1);
  const langue = langues.includes(spoken) ? spoken : (langues[0] ?? 'fr');
  const { data, error, isFetching, isLate, refetch, entier, drawWhole } = useApercuDEdition(
    { langue, canal },
    !isEmpty,
  );
  return (
    <Stack gap="sm">
      <Group gap="sm" justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label="Fichier montré"
          value={canal}
          onChange={(value) => setCanal(CANAUX.find((one) => one.value === value)?.value ?? 'ecran')}
          data={[...CANAUX]}
        />
        {langues.length > 1 && <LangueChoice />}
      </Group>
      <ApercuEtat
        manque={isEmpty ? 'Ajoutez au plan une rubrique ou une page\u00a0: le document se dessinera ici.' : null}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isLate}
        retry={() => void refetch()}
        echec="Les pages n’ont pas pu être dessinées."
        height={420}
      >
        {(shown) => (
          <Stack gap="sm">
            <PagesDApercu apercu={shown} page={page} onPage={setPage} />
            {shown.tardives > 0 && (
              <Text size="sm" c="dimmed" role="status">
                {shown.tardives > 1 ? `${shown.tardives} photos arrivent…` : 'Une photo arrive…'}
              </Text>
            )}
            {shown.coupe && !entier && (
              <Group gap="xs">
                <Text size="sm" c="dimmed">
                  {'Un extrait\u00a0: les premières fiches de chaque rubrique.'}
                </Text>
                <Button variant="subtle" size="compact-sm" onClick={drawWhole}>
                  Tout dessiner
                </Button>
              </Group>
            )}
            {shown.remarques.length > 0 && (
              <Fold title={`Contrôle avant impression (${shown.remarques.length})`}>
                <Rapport remarques={shown.remarques} onPage={setPage} />
              </Fold>
            )}
          </Stack>
        )}
      </ApercuEtat>
      <Fold title="Contenu du plan">
        <PlanPreview />
      </Fold>
    </Stack>
  );
}
