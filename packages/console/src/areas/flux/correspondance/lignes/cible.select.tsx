import { type CodeCibleOuChamp, libelleCible, type Suggestion } from '@bridge/contract';
import { Select } from '@mantine/core';
import '../../../../resource/widgets/choices/choice.styles.ts';
import type { CibleGroup } from '../../../../catalogue/cibles.options.ts';
import { isCible } from './lignes.read.ts';

interface Props {
  readonly champ: string;
  readonly cible: string | null;
  readonly cibles: readonly CibleGroup[];
  readonly suggestion?: Suggestion | undefined;
  readonly onChange: (cible: CodeCibleOuChamp | null) => void;
}

/** The target of a field, found by typing, in the groups of the catalogue. */
export function CibleSelect({ champ, cible, cibles, suggestion, onChange }: Props) {
  return (
    <Select
      size="xs"
      aria-label={`Cible de ${champ}`}
      placeholder={suggestion ? `${libelleCible(suggestion.ligne.cible)}\u00a0?` : 'Non relié'}
      // Mantine only reads the list, though its type allows changes.
      data={cibles.map(({ group, items }) => ({ group, items: [...items] }))}
      value={cible}
      onChange={(chosen) => onChange(isCible(chosen) ? chosen : null)}
      searchable
      clearable
      allowDeselect={false}
      maxDropdownHeight={320}
      nothingFoundMessage="Aucune cible ne correspond."
      clearButtonProps={{ 'aria-label': `Ne plus relier ${champ}`, 'aria-hidden': false, tabIndex: 0 }}
      // The sixty choices are drawn once the menu is opened: each row has such a menu.
      comboboxProps={{ transitionProps: { duration: 0 }, width: 300, position: 'bottom-start', keepMounted: false }}
    />
  );
}
