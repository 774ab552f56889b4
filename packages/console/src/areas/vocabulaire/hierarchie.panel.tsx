import { type ContexteMot, NIVEAUX_TYPE, type Type, type as type_ } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { recordPath } from '../../resource/record-path.ts';
import { Panel } from '../../ui/panel.tsx';
import { objetsCount } from './objets-link.tsx';
import classes from './vocabulaire.module.css';

interface Props extends Pick<ContexteMot, 'ascendance' | 'enfants' | 'couple'> {
  readonly niveau: Type['niveau'];
  readonly libelle: string;
}

/** The place of a type: genre, category, type, and the pair by which templates name it. */
export function HierarchiePanel({ ascendance, enfants, couple, niveau, libelle }: Props) {
  return (
    <Panel title="Hiérarchie">
      <ol className={classes.path} aria-label="Hiérarchie">
        {ascendance.map(({ id, libelle: above }) => (
          <li key={id}>
            <Anchor component={Link} to={recordPath(type_, id)}>
              {above}
            </Anchor>
            {' ›'}
          </li>
        ))}
        <li aria-current="true">{libelle}</li>
      </ol>
      <dl className={classes.facts} data-narrow>
        <dt>Niveau</dt>
        <dd>{NIVEAUX_TYPE.find(({ value }) => value === niveau)?.label}</dd>
        {couple && (
          <>
            <dt>Couple</dt>
            <dd>{`${couple.categorie} / ${couple.type}`}</dd>
          </>
        )}
      </dl>
      {enfants.length > 0 && (
        <ul className={classes.lines} aria-label="Types de ce genre">
          {enfants.map(({ id, libelle: below, nombre }) => (
            <li key={id}>
              <Anchor component={Link} to={recordPath(type_, id)}>
                {below}
              </Anchor>
              <Text size="xs" c="dimmed">
                {objetsCount(nombre)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
