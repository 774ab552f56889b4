import type { Condition } from '@bridge/contract';
import { Menu, Select, Text } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import { IconVariable } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { withParametre } from './arbre.rules.ts';
import { ICON, type LineActs, LineButtons } from './line-buttons.tsx';
import { longueurDe } from './longueur.ts';
import { ParametreField } from './parametre-field.tsx';
import { errorsAt, problemesDe } from './problemes.rules.ts';
import { focusSoon, useRegleContext } from './regle.context.ts';
import classes from './regles.module.css';
import { FAMILLES, nomDeSujet, sujetDe, withSujet } from './sujets.ts';
import { ConditionValeur } from './valeurs/condition-valeur.tsx';

interface Props {
  readonly id: string;
  readonly condition: Condition;
  readonly rang: number;
  readonly count: number;
  readonly path: string;
  readonly acts: LineActs;
  readonly onChange: (next: Condition) => void;
}

/** The line of one condition: subject, operator and values; below, what is missing. */
export function ConditionLine({ id, condition, rang, count, path, acts, onChange }: Props) {
  const { sujets, errors } = useRegleContext();
  const [opensParametre, setOpensParametre] = useState(condition.parametre !== undefined);
  const nom = nomDeSujet(condition, sujets);
  const name = `la condition ${rang + 1}\u00a0: ${nom}`;
  const problemes = problemesDe(condition);
  const refused = errorsAt(errors, path);
  // The words for what is missing win over those of the schema of the whole.
  const own = problemes.filter((probleme) => probleme.path !== 'parametre').map(({ message }) => message);
  const messages = own.length > 0 ? own : refused;
  const messagesId = `${id}-problems`;
  const parametreError = problemes.find((probleme) => probleme.path === 'parametre')?.message;
  const isOpen = opensParametre || parametreError !== undefined;
  const parametreId = `${id}-parametre`;
  const toggleParametre = () => {
    setOpensParametre(!isOpen);
    if (!isOpen) focusSoon(parametreId);
  };
  const data = useMemo(() => optionsDe(condition, nom, sujets), [condition, nom, sujets]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its controls as this line needs.
    <div
      role="group"
      aria-label={`Condition ${rang + 1}\u00a0: ${nom}`}
      aria-describedby={messages.length > 0 ? messagesId : undefined}
      className={classes.line}
      data-wrong={refused.length > 0 || undefined}
    >
      <div className={classes.fields}>
        <Select
          className={classes.subject}
          style={longueurDe(nom)}
          aria-label={`Sujet de la condition ${rang + 1}`}
          data={data}
          value={sujetDe(condition)}
          onChange={(picked) => {
            const sujet = sujets.find((one) => one.id === picked);
            if (sujet) onChange(withSujet(condition, sujet));
          }}
          allowDeselect={false}
          searchable
          nothingFoundMessage="Rien de tel ne peut être demandé."
          comboboxProps={{ keepMounted: false, width: 300, position: 'bottom-start', transitionProps: { duration: 0 } }}
        />
        <ConditionValeur id={`${id}-value`} condition={condition} onChange={onChange} />
      </div>
      <LineButtons id={id} name={name} rang={rang} count={count} acts={acts}>
        <Menu.Item leftSection={<IconVariable {...ICON} />} onClick={toggleParametre}>
          {isOpen ? 'Replier le paramètre public' : 'Paramètre public'}
        </Menu.Item>
      </LineButtons>
      {isOpen && (
        <ParametreField
          id={parametreId}
          value={condition.parametre ?? ''}
          error={parametreError}
          onChange={(parametre) => onChange(withParametre(condition, parametre))}
        />
      )}
      {messages.length > 0 && (
        <Text
          id={messagesId}
          size="sm"
          c={refused.length > 0 ? 'var(--mantine-color-error)' : 'dimmed'}
          className={classes.problems}
        >
          {messages.join(' ')}
        </Text>
      )}
    </div>
  );
}

/** The subjects by family; a subject that the instance no longer has stays chosen. */
function optionsDe(condition: Condition, nom: string, sujets: ReturnType<typeof useRegleContext>['sujets']) {
  const current = sujetDe(condition);
  const groups = FAMILLES.map((group) => ({
    group: String(group),
    items: sujets.filter(({ famille }) => famille === group).map(({ id, label }) => ({ value: id, label })),
  }));
  const isKnown = sujets.some(({ id }) => id === current);
  return isKnown ? groups : [...groups, { group: 'Ancien champ', items: [{ value: current, label: nom }] }];
}
