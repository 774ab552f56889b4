import { type Field, HERITE, heritageSchema, isHerite, type Origine } from '@bridge/contract';
import { Button, Input } from '@mantine/core';
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FieldValue } from '../../values/field-value.tsx';
import { isEmpty } from '../../values/read.ts';
import { useForm } from '../form.context.ts';
import classes from './heritable-row.module.css';

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly inherited: NonNullable<Field['inherited']>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** The control of the field, shown where the record has its own value. */
  readonly children: ReactNode;
}

/** The value in force, the entity it comes from, and the button to override it or to inherit again. */
export function HeritableRow({ name, field, inherited, value, onChange, children }: Props) {
  const heritage = useForm(({ base }) => base?.heritage);
  const above = heritageSchema.safeParse(heritage).data?.[name];
  if (!above) return children;
  const isOwn = !isHerite(value);
  const none = isEmpty(above.valeur) ? inherited.none : undefined;
  const given = none ?? <FieldValue field={field} value={above.valeur} density="line" />;
  return (
    <section className={classes.row} aria-label={field.label}>
      <div className={classes.main}>
        {isOwn ? (
          children
        ) : (
          <>
            <Input.Label component="div">{field.label}</Input.Label>
            <Input.Description>{field.help}</Input.Description>
            <div className={classes.value} data-words={none !== undefined || undefined}>
              {given}
            </div>
          </>
        )}
        <p className={classes.origin}>
          <span className={classes.state} data-own={isOwn || undefined}>
            {isOwn ? 'Surchargé' : 'Hérité'}
          </span>
          {isOwn ? (
            <span>
              {'sinon\u00a0: '}
              {given}
              {` (${originText(above.origine)})`}
            </span>
          ) : (
            <span>{originText(above.origine)}</span>
          )}
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        leftSection={isOwn ? <IconArrowBackUp size={14} aria-hidden /> : <IconPencil size={14} aria-hidden />}
        aria-label={`${isOwn ? BACK : OVERRIDE}\u00a0: ${field.label}`}
        // An override starts from the value in force.
        onClick={() => onChange(isOwn ? HERITE : (above.valeur ?? inherited.first ?? null))}
      >
        {isOwn ? BACK : OVERRIDE}
      </Button>
    </section>
  );
}

const BACK = 'Revenir à l’hérité';
const OVERRIDE = 'Surcharger';

function originText(origine: Origine): string {
  return origine === null ? 'valeur de l’instance' : `hérité de ${origine.nom}`;
}
