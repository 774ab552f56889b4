import type { Mesure } from '@bridge/contract';
import { Input } from '@mantine/core';
import type { WidgetProps } from '../resource/widgets/widget.ts';
import { isMesure } from './mesure.rules.ts';
import { MesureChoice } from './mesure-choice.tsx';

const PREMIERE: Mesure = { genre: 'simple', champ: 'prix' };

/** The choice of a number of an objet, as a field of a form. */
export default function MesureWidget({ id, field, value, onChange, inner, readOnly }: WidgetProps) {
  const [wrong] = Object.values(inner);
  return (
    <>
      <MesureChoice
        id={id}
        label={field.label}
        labelHidden
        value={isMesure(value) ? value : PREMIERE}
        onChange={onChange}
        readOnly={readOnly}
      />
      {wrong && <Input.Error mt={4}>{wrong}</Input.Error>}
    </>
  );
}
