import { norme } from '@bridge/contract';
import { Button, Combobox, useCombobox } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useRegleScene } from './regle-scene.ts';
import classes from './regles.module.css';
import { FAMILLES, motsDuSujet, type Sujet } from './sujets.ts';

interface Props {
  readonly id: string;
  readonly onPick: (sujet: Sujet) => void;
}

/** All that can be asked, by family, found by typing. */
export function SujetMenu({ id, onPick }: Props) {
  const { sujets } = useRegleScene();
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    // Without scrolling: it is focused before it is put below its button, and the page would jump to where it was.
    onDropdownOpen: () => requestAnimationFrame(() => combobox.searchRef.current?.focus({ preventScroll: true })),
    onDropdownClose: () => {
      setSearch('');
      combobox.resetSelectedOption();
      combobox.focusTarget();
    },
  });
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the function changes, when the options do.
  useEffect(() => {
    if (search !== '') selectFirstOption();
  }, [search]);
  const found = trouves(sujets, search);
  return (
    <Combobox
      store={combobox}
      // Sixty options in each group: only those that are seen are there.
      keepMounted={false}
      // Its search takes the focus: elsewhere in the page, the field would believe that it is left, and complain.
      withinPortal={false}
      hideDetached={false}
      width={320}
      position="bottom-start"
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(picked) => {
        combobox.closeDropdown();
        const sujet = sujets.find((one) => one.id === picked);
        if (sujet) onPick(sujet);
      }}
    >
      {/* A button that opens a menu: as a combobox, it would have no name. */}
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          id={id}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          variant="light"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => combobox.toggleDropdown()}
        >
          Ajouter une condition
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          aria-label="Rechercher ce qui peut être demandé"
          placeholder="Nom, commune, photo, prix…"
        />
        <Combobox.Options className={classes.menu} aria-label="Ce qui peut être demandé">
          {FAMILLES.map((famille) => {
            const own = found.filter((sujet) => sujet.famille === famille);
            return (
              own.length > 0 && (
                <Combobox.Group key={famille} label={famille}>
                  {own.map((sujet) => (
                    <Combobox.Option key={sujet.id} value={sujet.id}>
                      {sujet.label}
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              )
            );
          })}
          {found.length === 0 && <Combobox.Empty>Rien de tel ne peut être demandé.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Each word typed is somewhere in what a subject is found by; those that are called so come first. */
function trouves(sujets: readonly Sujet[], search: string): readonly Sujet[] {
  const words = norme(search).split(' ');
  const has = (text: string) => words.every((word) => norme(text).includes(word));
  const called = sujets.filter(({ label, famille }) => has(`${label} ${famille}`));
  return called.length > 0 ? called : sujets.filter((sujet) => has(motsDuSujet(sujet)));
}
