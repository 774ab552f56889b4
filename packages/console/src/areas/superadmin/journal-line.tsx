import { actionLabel, type LigneJournal, resourceById, targetLabel } from '@bridge/contract';
import { ActionIcon, Anchor } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { openingOf } from '../../resource/record-path.ts';
import { ReferenceValue } from '../../resource/values/reference-value.tsx';
import classes from './journal.module.css';
import { JournalDetails } from './journal-details.tsx';

const moment = new Intl.DateTimeFormat('fr', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** Who did what, to what, when; and on demand, what was and what became. */
export function JournalLine({ line }: { readonly line: LigneJournal }) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const label = actionLabel(line.action);
  return (
    <>
      <tr className={classes.line} data-open={isOpen || undefined}>
        <td className={classes.when}>
          <time dateTime={line.le}>{moment.format(new Date(line.le))}</time>
        </td>
        <td data-name="Qui">
          <Who line={line} />
        </td>
        <td data-name="Action">{label}</td>
        <td data-name="Cible">
          <Target line={line} />
        </td>
        <td className={classes.toggle}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Détails\u00a0: ${label}`}
            aria-expanded={isOpen}
            aria-controls={details}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronRight size={16} className={classes.chevron} aria-hidden />
          </ActionIcon>
        </td>
      </tr>
      <tr id={details} hidden={!isOpen}>
        {isOpen && (
          <td colSpan={5} className={classes.details}>
            <JournalDetails line={line} />
          </td>
        )}
      </tr>
    </>
  );
}

/** Both identities, when one acted in the name of another. */
function Who({ line: { par, acteur } }: { readonly line: LigneJournal }) {
  if (!par) return acteur ? acteur.nom : <span className={classes.quiet}>Bridge</span>;
  if (!acteur) return par.nom;
  return (
    <>
      {acteur.nom} <span className={classes.quiet}>{`en tant que ${par.nom}`}</span>
    </>
  );
}

function Target({ line: { cible, action } }: { readonly line: LigneJournal }) {
  if (!cible) return null;
  const resource = resourceById(cible.genre);
  if (!resource || !/^\d+$/.test(cible.id)) return targetLabel(cible.genre);
  const opening = openingOf(resource, Number(cible.id));
  const name = <ReferenceValue to={resource.id} ids={[Number(cible.id)]} names={undefined} />;
  return (
    <>
      {/* Mostly, the action has just said what it is. */}
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
