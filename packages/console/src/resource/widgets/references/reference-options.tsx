import { newOf, resourceById } from '@bridge/contract';
import { Combobox } from '@mantine/core';
import '../choices/choice.styles.ts';
import { IconPlus } from '@tabler/icons-react';
import { Dot } from '../../../ui/dot.tsx';
import type { Choix } from '../../values/choix.query.ts';
import classes from '../../values/value.module.css';
import type { ReferenceCreation } from './reference-creation.ts';
import { emptyText } from './reference-empty.ts';
import type { ReferenceSearch } from './reference-search.ts';

/** Value of the option that creates a record from the typed name; no id looks like it. */
export const CREATE = 'create';
/** Value of the option that opens a form to create the record. */
export const CREATE_OVER = 'create-over';

interface Props {
  readonly to: string;
  readonly search: ReferenceSearch;
  readonly found: readonly Choix[];
  readonly creation: ReferenceCreation;
  /** Whether a form may open over this one to create a record. */
  readonly mayOpen?: boolean;
}

/** The menu of a reference field: the records found, then the ways to create one. */
export function ReferenceOptions({ to, search: { search, state, hasNone }, found, creation, mayOpen = false }: Props) {
  const typed = search.trim();
  const exists = found.some(({ titre }) => titre.toLocaleLowerCase('fr') === typed.toLocaleLowerCase('fr'));
  const mayCreate = typed !== '' && state === 'found' && !exists && creation.isOffered(typed);
  return (
    <>
      {found.map(({ id, titre, couleur, precision }) => (
        <Combobox.Option key={id} value={String(id)}>
          <span className={classes.word}>
            {couleur && <Dot colour={couleur} />}
            {titre}
            {precision && <span className={classes.hint}>{precision}</span>}
          </span>
        </Combobox.Option>
      ))}
      {found.length === 0 && !mayCreate && <Combobox.Empty>{emptyText(to, typed, { state, hasNone })}</Combobox.Empty>}
      {mayOpen && !mayCreate && state === 'found' && (
        <Combobox.Option value={CREATE_OVER}>
          <span className={classes.word}>
            <IconPlus size={14} stroke={2} aria-hidden />
            {createText(to, exists ? '' : typed)}
          </span>
        </Combobox.Option>
      )}
      {mayCreate && (
        <Combobox.Option value={CREATE}>
          <span className={classes.word}>
            <IconPlus size={14} stroke={2} aria-hidden />
            {`Créer «\u00a0${typed}\u00a0»`}
          </span>
        </Combobox.Option>
      )}
    </>
  );
}

/** The option that opens a form: « Nouveau moteur… », « Nouveau moteur « Été »… ». */
function createText(to: string, typed: string): string {
  const noun = resourceById(to)?.noun;
  const what = noun ? newOf(noun) : 'Nouveau';
  return typed === '' ? `${what}…` : `${what} «\u00a0${typed}\u00a0»…`;
}
