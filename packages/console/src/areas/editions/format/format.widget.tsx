import { FORMATS_IMPRIMES } from '@bridge/contract';
import { Text } from '@mantine/core';
import { textIn } from '../../../resource/values/read.ts';
import { labelIdOf } from '../../../resource/widgets/control.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../editions.module.css';

/** Height of the tallest page drawn, in pixels. */
const TALLEST = 56;
const HIGHEST = Math.max(...FORMATS_IMPRIMES.map(({ hauteur }) => hauteur));

/** The usual formats of pages, all drawn to one scale. */
export default function FormatWidget({ id, value, onChange, readOnly, describedBy }: WidgetProps) {
  const current = textIn(value);
  if (readOnly) return <Text id={id}>{FORMATS_IMPRIMES.find((one) => one.value === current)?.label ?? '—'}</Text>;
  return (
    <div
      role="radiogroup"
      id={id}
      tabIndex={-1}
      aria-labelledby={labelIdOf(id)}
      aria-describedby={describedBy}
      className={classes.formats}
    >
      {FORMATS_IMPRIMES.map(({ value: one, label, largeur, hauteur }) => (
        <label key={one} className={classes.format} data-chosen={one === current || undefined}>
          <input
            type="radio"
            name={id}
            value={one}
            checked={one === current}
            onChange={() => onChange(one)}
            className={classes.hidden}
          />
          <span className={classes.sheetPlace} aria-hidden>
            <span
              className={classes.sheet}
              data-free={one === 'personnalise' || undefined}
              style={{ width: (largeur / HIGHEST) * TALLEST, height: (hauteur / HIGHEST) * TALLEST }}
            />
          </span>
          <span className={classes.formatName}>{label.replace(/ \(.*$/, '').replace(/,.*$/, '')}</span>
          <span className={classes.formatSize}>{/\((.*)\)/.exec(label)?.[1] ?? 'À votre mesure'}</span>
        </label>
      ))}
    </div>
  );
}
