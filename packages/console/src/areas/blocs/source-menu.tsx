import { CHAMPS_DE_BLOC, GROUPES_DE_CHAMPS, norme, type SourceDeLigne } from '@bridge/contract';
import { Button, Combobox, useCombobox } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './blocs.module.css';
import type { LibellesDesChamps } from './ligne.words.ts';

interface Offre {
  readonly id: string;
  readonly label: string;
  readonly groupe: string;
  readonly source: SourceDeLigne;
}

const AUTRES = 'Autre';
const AJOUTES = 'Champs ajoutés';
const GROUPES: readonly string[] = [AUTRES, ...GROUPES_DE_CHAMPS, AJOUTES];

/** A criterion that is still to be chosen has no number. */
const A_CHOISIR = 0;

function offresDe(champs: LibellesDesChamps): Offre[] {
  return [
    {
      id: 'critere',
      label: 'Un critère (équipements, services, thèmes…)',
      groupe: AUTRES,
      source: { genre: 'critere', critere: { ref: 'critere', id: A_CHOISIR } },
    },
    {
      id: 'composition',
      label: 'Un texte avec des champs',
      groupe: AUTRES,
      source: { genre: 'composition', texte: {} },
    },
    ...CHAMPS_DE_BLOC.map(({ value, label, groupe }) => ({
      id: value,
      label,
      groupe,
      source: { genre: 'champ' as const, champ: value },
    })),
    ...[...champs].map(([code, label]) => ({
      id: `champ:${code}`,
      label,
      groupe: AJOUTES,
      source: { genre: 'champ' as const, champ: `champ:${code}` as const },
    })),
  ];
}

interface Props {
  readonly id: string;
  readonly champs: LibellesDesChamps;
  readonly disabled: boolean;
  readonly onPick: (source: SourceDeLigne) => void;
}

/** All that a line may show, by family, found by typing. */
export function SourceMenu({ id, champs, disabled, onPick }: Props) {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      setSearch('');
      combobox.resetSelectedOption();
    },
  });
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the function changes, when the options do.
  useEffect(() => {
    if (search !== '') selectFirstOption();
  }, [search]);
  const offres = offresDe(champs);
  const words = norme(search).split(' ');
  const found = offres.filter(({ label, groupe }) => words.every((word) => norme(`${label} ${groupe}`).includes(word)));
  return (
    <Combobox
      store={combobox}
      keepMounted={false}
      width={320}
      position="bottom-start"
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(picked) => {
        combobox.closeDropdown();
        const offre = offres.find((one) => one.id === picked);
        if (offre) onPick(offre.source);
      }}
    >
      {/* A button that opens a menu: as a combobox, it would have no name. */}
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <Button
          id={id}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          variant="default"
          size="xs"
          disabled={disabled}
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => combobox.toggleDropdown()}
        >
          Ajouter une ligne
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          aria-label="Rechercher une donnée"
          placeholder="Nom, téléphone, tarifs…"
        />
        <Combobox.Options className={classes.menu} aria-label="Données">
          {GROUPES.map((groupe) => {
            const own = found.filter((offre) => offre.groupe === groupe);
            return (
              own.length > 0 && (
                <Combobox.Group key={groupe} label={groupe}>
                  {own.map(({ id: value, label }) => (
                    <Combobox.Option key={value} value={value}>
                      {label}
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              )
            );
          })}
          {found.length === 0 && <Combobox.Empty>Aucune donnée ne porte ce nom.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
