import { type DocumentObjet, labelOfSysteme, objet, relationEnMots } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';

type Lien = DocumentObjet['liens'][number];

/** The records that the source ties to this one; each link searches the list for the id in the source. */
export function LiensPart({ liens }: { readonly liens: readonly Lien[] }) {
  if (liens.length === 0) return null;
  return (
    <Panel title="Objets liés">
      <ul className={classes.lines}>
        {liens.map(({ relation, cible: { systeme, identifiant, nom } }) => (
          <li key={`${relation} ${systeme} ${identifiant}`}>
            <Anchor component={Link} to={`${objet.path}/list?${new URLSearchParams({ q: identifiant, systeme })}`}>
              {nom ?? identifiant}
            </Anchor>{' '}
            <Text span size="sm" c="dimmed">
              {[relationEnMots(relation), labelOfSysteme(systeme)].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
