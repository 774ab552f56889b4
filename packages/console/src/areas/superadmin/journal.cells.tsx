import {
  automateEnMots,
  changesInWords,
  frenchDate,
  journal,
  openingOf,
  resourceById,
  SINGLE_RESOURCES,
  targetLabel,
} from '@bridge/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Cells } from '../../resource/list/list-frame.ts';
import { ReferenceValue } from '../../resource/values/reference-value.tsx';
import type { ValueProps } from '../../resource/widgets/widget.ts';
import classes from './journal.module.css';

const moment = frenchDate({ dateStyle: 'short', timeStyle: 'short' });
const some = journal.row.partial();

export const CELLS: Cells = {
  le: ({ value }) => <time dateTime={String(value)}>{moment.format(new Date(String(value)))}</time>,
  qui: Who,
  cible: Target,
  changements: Changes,
};

/** The person who acted, and the person in whose name. */
function Who({ record, names }: ValueProps) {
  const { qui = [], automate, action } = some.parse(record);
  const [first, inTheNameOf] = qui;
  if (first === undefined) {
    const nobody = action === 'session.refuser' ? 'Compte inconnu' : 'Bridge';
    return <span className={classes.quiet}>{automate ? automateEnMots(automate) : nobody}</span>;
  }
  return (
    <>
      {automate && `${automateEnMots(automate)} en tant que `}
      <ReferenceValue to="utilisateur" ids={[first]} names={names} />
      {inTheNameOf !== undefined && (
        <span className={classes.quiet}>
          {' en tant que '}
          <ReferenceValue to="utilisateur" ids={[inTheNameOf]} names={names} />
        </span>
      )}
    </>
  );
}

function Target({ record }: ValueProps) {
  const { cible, cibleId, action = '' } = some.parse(record);
  if (!cible) return null;
  const single = SINGLE_RESOURCES.find(({ id }) => id === cible);
  if (single?.perEntity && cibleId)
    return (
      <Anchor component={Link} to={`${single.path}?entite=${cibleId}`} inherit>
        <ReferenceValue to="entite" ids={[Number(cibleId)]} names={undefined} />
      </Anchor>
    );
  const resource = resourceById(cible);
  if (!resource || !cibleId || !/^\d+$/.test(cibleId)) return targetLabel(cible);
  const opening = openingOf(resource, Number(cibleId));
  const name = <ReferenceValue to={resource.id} ids={[Number(cibleId)]} names={undefined} />;
  return (
    <>
      {/* The name of the action often tells the resource already. */}
      {!action.startsWith(`${resource.id}.`) && <span className={classes.quiet}>{resource.noun.one} </span>}
      {opening ? (
        <Anchor component={Link} to={opening.path} inherit>
          {name}
        </Anchor>
      ) : (
        name
      )}
    </>
  );
}

/** The changes in one line; the opened line shows them in full. */
function Changes({ record }: ValueProps) {
  const { cible, changements = [] } = some.parse(record);
  const words = changesInWords(cible ?? '', changements);
  return (
    <span className={classes.line} title={words}>
      {words}
    </span>
  );
}
