import type { AnyRecord } from '@bridge/contract';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { formatInstant } from '../../values/format.ts';
import { idsIn, textIn } from '../../values/read.ts';
import { useNames } from '../../values/use-names.ts';
import { useForm, useFormContext } from '../form.context.ts';
import { valuesOf } from '../values.rules.ts';
import { type Choices, mergeLines, type Side, unanswered } from './merge.rules.ts';
import { MergeRow } from './merge-row.tsx';

interface Props {
  readonly theirs: AnyRecord;
  readonly onSave: (choices: Choices) => void;
}

/** The comparison when two people changed the same record: field by field, the three values. Nothing is dropped. */
export function MergeScreen({ theirs, onSave }: Props) {
  const { form } = useFormContext();
  const { resource, store } = form;
  const initial = useForm((state) => state.initial);
  const values = useForm((state) => state.values);
  const saving = useForm((state) => state.saving);
  const [choices, setChoices] = useState<Choices>({});
  const root = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const lines = mergeLines(resource.fields, initial, valuesOf(resource, theirs), values);
  const shown = lines.filter(({ outcome }) => outcome.kind !== 'same');
  const missing = unanswered(lines, choices);
  const asked = lines.filter(({ outcome }) => outcome.kind === 'ask');
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(asked.map(({ name }) => [name, side])));

  const save = () => {
    if (missing.length === 0) return onSave(choices);
    setAsked(true);
    // Searched in this screen alone: another tab may be merging the same field.
    root.current?.querySelector<HTMLElement>(`[data-merge="${missing[0]}"] input`)?.focus();
  };

  return (
    <Stack ref={root} gap="md">
      <Alert
        color="orange"
        role="alert"
        icon={<IconGitMerge aria-hidden />}
        title="Cet élément a été enregistré entre-temps"
      >
        <Text size="sm">
          <Author theirs={theirs} />. {sentence(asked.length)}
        </Text>
      </Alert>
      <Panel
        title="Comparer les deux versions"
        aside={
          asked.length > 1 && (
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={() => chooseAll('theirs')}>
                Tout prendre de la leur
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => chooseAll('mine')}>
                Tout garder de la mienne
              </Button>
            </Group>
          )
        }
      >
        {shown.length === 0 && <Text size="sm">Les deux versions disent la même chose.</Text>}
        {shown.map((line) => (
          <MergeRow
            key={line.name}
            line={line}
            field={resource.fields[line.name]}
            choice={choices[line.name]}
            isMissing={isAsked && missing.includes(line.name)}
            onChoose={(side) => setChoices((before) => ({ ...before, [line.name]: side }))}
          />
        ))}
      </Panel>
      <Group gap="xs">
        <Button onClick={save} {...(saving ? { 'aria-disabled': true, 'data-disabled': true } : {})}>
          Enregistrer la fusion
        </Button>
        <Button variant="default" onClick={() => store.getState().compare(null)}>
          Revenir au formulaire
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {remaining(missing.length)}
        </Text>
      </Group>
    </Stack>
  );
}

function Author({ theirs: { modifiePar, modifieLe } }: Pick<Props, 'theirs'>) {
  const { userId } = useFormContext().form;
  const [author] = useNames('utilisateur', idsIn([modifiePar]));
  const name = modifiePar === userId ? 'vous, dans une autre fenêtre' : (author?.name ?? '…');
  return `Par ${name}, ${formatInstant(textIn(modifieLe), new Date()).relative}`;
}

function sentence(asked: number): string {
  if (asked === 0) return 'Vos changements et les siens se complètent\u00a0: relisez, puis enregistrez la fusion.';
  return 'Ce qui n’a changé que d’un côté est repris\u00a0; choisissez pour le reste.';
}

function remaining(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 choix à faire' : `${count} choix à faire`;
}
