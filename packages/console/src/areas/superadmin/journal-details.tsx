import { changedField, changeLabel, changeText, frenchDate, type LigneJournal } from '@bridge/contract';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { DescriptorContext } from '../../resource/descriptor.ts';
import { FieldValue } from '../../resource/values/field-value.tsx';
import { descriptorOf } from '../descriptors.ts';
import classes from './journal.module.css';

const moment = frenchDate({ dateStyle: 'full', timeStyle: 'medium' });

/** What was and what became, field by field; when and from where. */
export function JournalDetails({ line: { le, ip, cible, changements } }: { readonly line: LigneJournal }) {
  const genre = cible ?? '';
  // What is new was nothing before: only what it became is told.
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

/** As the pages of its own resource draw it, where it is a field of one. */
function Value({ genre, champ, value, against }: ValueProps) {
  const field = changedField(genre, champ);
  if (!field) return changeText(genre, champ, value);
  // What has parts is told by those that changed.
  const density = field.kind === 'list' || field.kind === 'json' ? 'full' : 'line';
  return (
    <DescriptorContext value={descriptorOf(genre)}>
      <FieldValue field={field} value={value} against={against} density={density} />
    </DescriptorContext>
  );
}
