import { Button, Text } from '@mantine/core';
import { IconAlertCircle, IconCircle, IconCircleCheckFilled, IconCircleDot, IconLoader2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../flux.module.css';
import type { CodeEtape, Etape, EtatEtape } from './etapes.rules.ts';

/** The action of a step: a button here, or a page to go to. */
export type Geste = { readonly run: () => void; readonly busy?: boolean } | { readonly to: string; run?: () => void };

interface Props {
  readonly etapes: readonly Etape[];
  readonly gestes: Readonly<Partial<Record<CodeEtape, Geste>>>;
  /** Something typed is not saved yet: the steps go on from the saved feed. */
  readonly dirty: boolean;
}

/** The steps from a file to records in the catalogue: those done, and the one to do now. */
export function EtapesCard({ etapes, gestes, dirty }: Props) {
  return (
    <Panel title="Prochaines étapes" intro={dirty ? 'Enregistrez vos modifications pour continuer.' : introOf(etapes)}>
      <ol className={classes.steps}>
        {etapes.map((etape, rank) => (
          <Step key={etape.code} rank={rank + 1} etape={etape} geste={gestes[etape.code]} />
        ))}
      </ol>
    </Panel>
  );
}

/** The next step in words, for a person who has just saved a feed. */
function introOf(etapes: readonly Etape[]): string {
  const next = etapes.find(({ etat }) => etat === 'courant');
  if (next === undefined) return 'De la source au catalogue, une étape à la fois.';
  const { title } = WORDS[next.code];
  return `Le flux est enregistré. Prochaine étape\u00a0: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`;
}

interface StepProps {
  readonly rank: number;
  readonly etape: Etape;
  readonly geste: Geste | undefined;
}

function Step({ rank, etape: { code, etat }, geste }: StepProps) {
  const { title, sentence, action } = WORDS[code];
  const [Icon, name] = STATES[etat];
  const isOpen = etat === 'courant' || etat === 'probleme' || etat === 'enCours';
  return (
    <li className={classes.step} data-state={etat} aria-current={isOpen ? 'step' : undefined}>
      <Icon size={20} className={classes.tick} role="img" aria-label={name} />
      <span className={classes.stepTitle}>{`${rank}. ${title}`}</span>
      {isOpen && (
        <div className={classes.stepBody}>
          <Text size="sm" c="dimmed" mb="xs">
            {etat === 'enCours' ? 'La source est lue\u00a0: cela continue si vous quittez cette page.' : sentence}
          </Text>
          {geste && etat !== 'enCours' && <Act geste={geste} label={action} primary={etat === 'courant'} />}
        </div>
      )}
    </li>
  );
}

function Act({ geste, label, primary }: { geste: Geste; label: string; primary: boolean }) {
  const look = { size: 'xs', variant: primary ? 'filled' : 'default' } as const;
  if ('to' in geste)
    return (
      <Button {...look} component={Link} to={geste.to} onClick={() => geste.run?.()}>
        {label}
      </Button>
    );
  return (
    <Button {...look} loading={geste.busy ?? false} onClick={geste.run}>
      {label}
    </Button>
  );
}

const WORDS: Readonly<Record<CodeEtape, { title: string; sentence: string; action: string }>> = {
  tester: {
    title: 'Tester la source',
    sentence: 'Bridge lit quelques fiches, sans rien importer.',
    action: 'Tester',
  },
  preparer: {
    title: 'Préparer la correspondance',
    sentence: 'Bridge lit les champs de la source et propose où chacun va.',
    action: 'Préparer la correspondance',
  },
  verifier: {
    title: 'Vérifier la correspondance',
    sentence: 'Relisez les propositions\u00a0: l’aperçu montre vos fiches avant et après.',
    action: 'Ouvrir la correspondance',
  },
  importer: {
    title: 'Importer',
    sentence: 'Les fiches entrent au catalogue. Un import s’annule d’un clic.',
    action: 'Importer maintenant',
  },
};

const STATES: Readonly<Record<EtatEtape, readonly [typeof IconCircle, string]>> = {
  fait: [IconCircleCheckFilled, 'Fait'],
  courant: [IconCircleDot, 'À faire maintenant'],
  attente: [IconCircle, 'Plus tard'],
  probleme: [IconAlertCircle, 'À revoir'],
  enCours: [IconLoader2, 'En cours'],
};
