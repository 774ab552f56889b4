import { agree, countOf, type GuideState, type Noun } from '@bridge/contract';
import { Button, Group, Progress, Skeleton, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TABULAR } from '../../../ui/theme/theme.ts';
import classes from './guide.module.css';
import { importText, STEP_TEXTS, type StepText } from './guide-steps.texts.tsx';
import type { ImportStep } from './import-measure.ts';

interface Props {
  readonly steps: GuideState['steps'];
  /** The step of imports; undefined for a person who connects no source. */
  readonly importation: ImportStep | undefined;
}

const ETAPE: Noun = { one: 'Étape', many: 'Étapes', feminine: true };

/** The steps about the person's own account, which come first. */
const PERSONAL: readonly string[] = ['identite', 'mot-de-passe'];

/** The first steps, with the state that the server measured: nothing here is ticked by hand. */
export function GuideSteps({ steps: measured, importation }: Props) {
  const own = measured.map(({ id, done }): StepProps => ({ id, done, text: STEP_TEXTS[id] }));
  const data = importation && {
    id: 'importer',
    done: importation.kind === 'fait',
    text: importText(importation),
    measuring: importation.kind === 'inconnu',
  };
  const steps = [
    ...own.filter(({ id }) => PERSONAL.includes(id)),
    ...(data ? [data] : []),
    ...own.filter(({ id }) => !PERSONAL.includes(id)),
  ];
  const done = steps.filter((step) => step.done).length;
  if (steps.length === 0) return null;
  return (
    <Panel
      title="Premiers pas"
      intro={done === steps.length ? 'Tout est en place.' : 'Chaque étape se coche d’elle-même quand elle est faite.'}
      aside={
        <Text c="dimmed" style={TABULAR}>
          {done} sur {steps.length}
        </Text>
      }
    >
      {done === steps.length ? (
        <Fold title="Revoir les étapes">
          <Steps steps={steps} />
        </Fold>
      ) : (
        <>
          <Progress
            value={(done / steps.length) * 100}
            size="sm"
            aria-label={`${countOf(ETAPE, done)} ${agree(ETAPE, 'fait', done)} sur ${steps.length}`}
          />
          <Steps steps={steps} />
        </>
      )}
    </Panel>
  );
}

function Steps({ steps }: { readonly steps: readonly StepProps[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <Step key={step.id} {...step} />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly id: string;
  readonly done: boolean;
  readonly text: StepText;
  /** The step is being measured: it keeps the room of a step to do, so that nothing jumps. */
  readonly measuring?: boolean;
}

function Step({ done, measuring = false, text: { title, sentence, action } }: StepProps) {
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes.step} data-done={done}>
      <Icon
        size={20}
        className={classes.tick}
        role="img"
        aria-label={measuring ? 'En cours de lecture' : done ? 'Fait' : 'À faire'}
      />
      <div className={classes.stepText}>
        <Title order={3}>{title}</Title>
        {measuring && <Skeleton height={20} />}
        {!done && !measuring && <Text c="dimmed">{sentence}</Text>}
      </div>
      {action && !done && (
        <Group className={classes.stepAction}>
          <Button component={Link} to={action.to} variant="default" size="xs">
            {action.label}
          </Button>
        </Group>
      )}
    </li>
  );
}
