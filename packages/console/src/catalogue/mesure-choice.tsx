import { LANGUES_CHOIX, type Mesure } from '@bridge/contract';
import { Group, Select, Text } from '@mantine/core';
import '../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useDocumentNames } from '../resource/values/use-names.ts';
import { SANS_VOCABULAIRE, vocabulaireQuery } from './catalogue.queries.ts';
import { MESURES_OFFERTES, mesureVide, offreDe } from './mesure.rules.ts';
import { mesureDite } from './mesure.words.ts';
import { RefChoice } from './ref-choice.tsx';

interface Props {
  readonly value: Mesure;
  readonly onChange: (next: Mesure) => void;
  /** Id of the control that takes the focus. */
  readonly id?: string;
  readonly readOnly?: boolean;
  readonly label: string;
  readonly labelHidden?: boolean;
}

/** The choice of a number of an objet: first the kind of number, then what it measures. */
export function MesureChoice({ id, value, onChange, readOnly = false, label, labelHidden = false }: Props) {
  const names = useDocumentNames(value);
  if (readOnly) {
    return (
      <Text size="sm">
        {labelHidden ? '' : `${label}\u00a0: `}
        {mesureDite(value, names)}
      </Text>
    );
  }
  return (
    <Group gap="xs" align="flex-end">
      <Select
        {...(id === undefined ? {} : { id })}
        {...(labelHidden ? { 'aria-label': label } : { label })}
        flex="1 1 12rem"
        data={MESURES_OFFERTES}
        value={offreDe(value)}
        onChange={(offre) => offre && onChange(mesureVide(offre))}
        allowDeselect={false}
        searchable
        nothingFoundMessage="Rien de tel."
      />
      <MesureDetail value={value} onChange={onChange} />
    </Group>
  );
}

interface DetailProps {
  readonly value: Mesure;
  readonly onChange: (next: Mesure) => void;
  readonly id?: string | undefined;
}

const NUMERIQUES = ['nombre', 'prix'];

/** The choice of what is measured: the capacity, the language, the criterion… None for the simple numbers. */
export function MesureDetail({ value, onChange, id }: DetailProps) {
  const { data = SANS_VOCABULAIRE } = useQuery({
    ...vocabulaireQuery,
    enabled: value.genre === 'capacite' || value.genre === 'champ',
  });
  const own = id === undefined ? {} : { id };
  switch (value.genre) {
    case 'simple':
      return null;
    case 'capacite':
      return (
        <Select
          {...own}
          aria-label="Capacité"
          placeholder="Quelle capacité…"
          flex="1 1 12rem"
          data={withCurrent(
            data.capacites.map((mesure) => ({ value: mesure, label: mesure })),
            value.mesure,
          )}
          value={value.mesure || null}
          onChange={(mesure) => onChange({ genre: 'capacite', mesure: mesure ?? '' })}
          searchable
          nothingFoundMessage="Aucun objet n’a cette capacité."
        />
      );
    case 'completude':
      return (
        <Select
          {...own}
          aria-label="Langue"
          flex="1 1 10rem"
          data={LANGUES_CHOIX}
          value={value.langue}
          onChange={(code) => {
            const langue = LANGUES_CHOIX.find((choix) => choix.value === code)?.value;
            if (langue) onChange({ genre: 'completude', langue });
          }}
          allowDeselect={false}
          searchable
        />
      );
    case 'critere':
      return (
        <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
          <RefChoice
            {...own}
            to="critere"
            label="Critère"
            labelHidden
            placeholder="Quel critère…"
            value={value.critere}
            onChange={(critere) => onChange({ genre: 'critere', critere: critere ?? { ref: 'critere', id: 0 } })}
          />
        </div>
      );
    case 'champ':
      return (
        <Select
          {...own}
          aria-label="Champ ajouté"
          placeholder="Quel champ…"
          flex="1 1 12rem"
          data={withCurrent(
            data.champs
              .filter(({ nature }) => NUMERIQUES.includes(nature))
              .map(({ code, libelle }) => ({ value: code, label: libelle })),
            value.code,
          )}
          value={value.code || null}
          onChange={(code) => onChange({ genre: 'champ', code: code ?? '' })}
          searchable
          nothingFoundMessage="Aucun champ chiffré de ce nom."
        />
      );
    case 'score':
      return (
        <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
          <RefChoice
            {...own}
            to="scoring"
            label="Profil de scoring"
            labelHidden
            placeholder="Quel profil…"
            value={value.profil}
            onChange={(profil) => onChange({ genre: 'score', profil: profil ?? { ref: 'scoring', id: 0 } })}
          />
        </div>
      );
  }
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options and the current one: a value that a rule holds stays offered once no objet has it any more. */
function withCurrent(options: readonly Option[], current: string): Option[] {
  const isKnown = current === '' || options.some(({ value }) => value === current);
  return isKnown ? [...options] : [...options, { value: current, label: current }];
}
