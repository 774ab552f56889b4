import { AIDE_PATH, abbreviateNumber, formatNumber, type GuideState } from '@bridge/contract';
import { Anchor, Kbd, Skeleton, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../api/session.store.ts';
import { useMayVisit } from '../../../navigation/may-visit.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './guide.module.css';

const UTILISATEURS = '/administration/utilisateurs/list';
const ENTITES = '/administration/entites/list';

const plural = new Intl.PluralRules('fr');
const inNumber = (value: number, one: string, many: string) => (plural.select(value) === 'one' ? one : many);

/** The counts of the guide, in a place kept for them: nothing moves when they arrive. */
export function GuideCounts({ counts }: { readonly counts: GuideState['counts'] | undefined }) {
  const mayVisit = useMayVisit();
  const { utilisateurs = 0, entites = 0 } = counts ?? {};
  const figures = [
    { value: utilisateurs, noun: inNumber(utilisateurs, 'utilisateur', 'utilisateurs'), to: UTILISATEURS },
    { value: entites, noun: inNumber(entites, 'entité', 'entités'), to: ENTITES },
  ].filter(({ to }) => mayVisit(to));
  if (figures.length === 0) return null;
  return (
    <Panel title="En chiffres">
      <dl className={classes.counts}>
        {figures.map(({ value, noun, to }) => (
          <div key={to}>
            <dt>{noun}</dt>
            <dd>
              {counts ? (
                <Anchor component={Link} to={to} inherit aria-label={`${formatNumber(value)} ${noun}`}>
                  {abbreviateNumber(value)}
                </Anchor>
              ) : (
                <Figure />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Figure() {
  return <Skeleton component="span" display="inline-block" height="1em" width="3ch" />;
}

const SHORTCUTS = [
  { what: 'Aller à une page', keys: ['Ctrl', 'K'] },
  { what: 'Aide de la page', keys: ['F1'] },
  { what: 'Passer le menu, en arrivant', keys: ['Tab'] },
  { what: 'Menu d’un onglet', keys: ['Maj', 'F10'] },
  { what: 'Fermer une fenêtre ou un menu', keys: ['Échap'] },
];

export function GuideShortcuts() {
  return (
    <Panel title="Au clavier">
      <dl className={classes.keys}>
        {SHORTCUTS.map(({ what, keys }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' + '}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

export function GuideHelp() {
  const { lien_aide: help, lien_signalement: report } = useSession((session) => session.parameters) ?? {};
  return (
    <Panel title="Aide">
      <Stack gap="xs">
        <Anchor component={Link} to={`${AIDE_PATH}?page=premiers-pas`}>
          Premiers pas
        </Anchor>
        <Anchor component={Link} to={AIDE_PATH}>
          Sommaire du manuel
        </Anchor>
        {help && (
          <Anchor href={help} target="_blank" rel="noopener noreferrer">
            Documentation de votre instance (nouvel onglet)
          </Anchor>
        )}
        {report && (
          <Anchor href={report} target="_blank" rel="noopener noreferrer">
            Signaler un problème (nouvel onglet)
          </Anchor>
        )}
        <Text c="dimmed">
          {help || report
            ? 'En signalant un problème, joignez le numéro affiché avec l’erreur.'
            : 'Une question, un problème ? Adressez-vous à l’administrateur de votre instance, avec le numéro affiché si une erreur est apparue.'}
        </Text>
      </Stack>
    </Panel>
  );
}
