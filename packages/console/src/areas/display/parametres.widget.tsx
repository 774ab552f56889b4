import { colour, number } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LabelledControl } from '../../catalogue/labelled-control.tsx';
import { useForm } from '../../resource/form/form.context.ts';
import { idIn } from '../../resource/values/read.ts';
import { ColourWidget } from '../../resource/widgets/colour.widget.tsx';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { NumberWidget } from '../../resource/widgets/number.widget.tsx';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import classes from './display.module.css';
import { parametresQuery } from './display.queries.ts';

/** The settings that the gabarit of the form leaves open, one control each. An empty one is as the gabarit says. */
export default function ParametresWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const gabarit = useForm(({ values }) => idIn(values.gabarit));
  const { data, isPending, error } = useQuery(parametresQuery(gabarit));
  const said = (words: string) => (
    <Text id={id} tabIndex={-1} size="sm" c="dimmed">
      {words}
    </Text>
  );
  if (gabarit === null) return said('Choisissez d’abord un gabarit.');
  if (error) return said('Les réglages de ce gabarit n’ont pas pu être lus.');
  if (isPending) return <Skeleton height={36} />;
  if (data.items.length === 0) return said('Ce gabarit n’a rien à régler.');
  const values: Readonly<Record<string, unknown>> = Object(value);
  const set = (nom: string, next: unknown) => {
    const { [nom]: _, ...others } = values;
    onChange(next === null || next === undefined || next === '' ? others : { ...others, [nom]: String(next) });
  };
  return (
    <div id={id} tabIndex={-1} className={classes.row}>
      {data.items.map((one) => (
        <Parametre
          key={one.nom}
          {...one}
          id={innerIdOf(id, one.nom)}
          value={values[one.nom]}
          error={inner[one.nom]}
          readOnly={readOnly}
          onChange={(next) => set(one.nom, next)}
        />
      ))}
    </div>
  );
}

interface Props {
  readonly id: string;
  readonly libelle: string;
  readonly genre: 'couleur' | 'nombre';
  readonly defaut: string;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (next: unknown) => void;
}

function Parametre({ id, libelle, genre, defaut, value, error, readOnly, onChange }: Props) {
  const field = useMemo(() => {
    const words = { label: libelle, placeholder: defaut };
    return genre === 'couleur' ? colour(words) : number(words);
  }, [libelle, genre, defaut]);
  const text = typeof value === 'string' ? value : null;
  return (
    <LabelledControl id={id} label={libelle} error={error} readOnly={readOnly}>
      {(props) =>
        genre === 'couleur' ? (
          <ColourWidget {...props} field={field} value={text} onChange={onChange} />
        ) : (
          <NumberWidget {...props} field={field} value={text === null ? null : Number(text)} onChange={onChange} />
        )
      }
    </LabelledControl>
  );
}
