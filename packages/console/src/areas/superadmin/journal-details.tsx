import { changedField, changeLabel, changeText, frenchDate, type LigneJournal } from '@bridge/contract';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { DescriptorContext } from '../../resource/descriptor.ts';
import { FieldValue } from '../../resource/values/field-value.tsx';
import { descriptorOf } from '../descriptors.ts';
import classes from './journal.module.css';

const moment = frenchDate({ dateStyle: 'full', timeStyle: 'medium' });

/** The details of a line: each changed field before and after, the moment and the address. */
export function JournalDetails({ line: { le, ip, cible, changements } }: { readonly line: LigneJournal }) {
  const genre = cible ?? '';
  // A new record was nothing before: only its values are shown.
  const isChange = changements.some(({ avant }) => avant !== null);
  return (
    <>
      {changements.length > 0 && (
        <ul className={classes.changes}>
          {changements.map(({ champ, avant, apres }) => (
            <li key={champ}>
              <span className={classes.field}>{changeLabel(genre, champ)}</span>
              {isChange && (
                <>
                  <span className={classes.before}>
                    <VisuallyHidden>{'avant\u00a0: '}</VisuallyHidden>
                    <Value genre={genre} champ={champ} value={avant} against={apres} />
                  </span>
                  <IconArrowRight size={14} className={classes.arrow} aria-hidden />
                </>
              )}
              <span className={classes.after}>
                {isChange && <VisuallyHidden>{'après\u00a0: '}</VisuallyHidden>}
                <Value genre={genre} champ={champ} value={apres} against={avant} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.quiet}>
        {[moment.format(new Date(le)), ip && `adresse réseau ${ip}`].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

interface ValueProps {
  readonly genre: string;
  readonly champ: string;
  readonly value: unknown;
  readonly against: unknown;
}

/** A value as the pages of its resource draw it, if it is a field of one. */
function Value({ genre, champ, value, against }: ValueProps) {
  const field = changedField(genre, champ);
  if (!field) return changeText(genre, champ, value);
  // A value with parts is drawn in full: only its changed parts are shown.
  const density = field.kind === 'list' || field.kind === 'json' ? 'full' : 'line';
  return (
    <DescriptorContext value={descriptorOf(genre)}>
      <FieldValue field={field} value={value} against={against} density={density} />
    </DescriptorContext>
  );
}
