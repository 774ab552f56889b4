import type { GuideState } from '@bridge/contract';
import { Button, Group, Progress, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '../../ui/panel.tsx';
import { TABULAR } from '../../ui/theme.ts';
import classes from './guide.module.css';
import { STEP_TEXTS } from './guide-steps.texts.tsx';

interface Props {
  readonly steps: GuideState['steps'];
}

/** The first steps, with the state that the server measured: nothing here is ticked by hand. */
export function GuideSteps({ steps }: Props) {
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
      <Progress
        value={(done / steps.length) * 100}
        size="sm"
        aria-label={`${done} ${done > 1 ? 'étapes faites' : 'étape faite'} sur ${steps.length}`}
      />
      <ol className={classes.steps}>
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
    </Panel>
  );
}

function Step({ id, done }: GuideState['steps'][number]) {
  const { title, sentence, action } = STEP_TEXTS[id];
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes.step} data-done={done}>
      <Icon size={20} className={classes.tick} role="img" aria-label={done ? 'Fait' : 'À faire'} />
      <div className={classes.stepText}>
        <Title order={3}>{title}</Title>
        {!done && <Text c="dimmed">{sentence}</Text>}
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
