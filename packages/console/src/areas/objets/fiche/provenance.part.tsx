import { codeEnMots, type FicheObjet } from '@bridge/contract';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fiche.module.css';

/** The owner of the record in the source, and the selections of the source that hold it. */
export function ProvenancePart({ fiche: { objet, proprietaire, document } }: { readonly fiche: FicheObjet }) {
  const pairs = [
    ['Propriétaire', proprietaire ?? codeEnMots(objet.proprietaire)],
    ['Sélections', document.selections.join(', ')],
  ] as const;
  const said = pairs.filter(([, text]) => text !== '');
  if (said.length === 0) return null;
  return (
    <Panel title="Dans la source">
      <dl className={classes.pairs} data-narrow>
        {said.map(([name, text]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
