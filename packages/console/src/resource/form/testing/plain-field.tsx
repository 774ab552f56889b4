import type { FormFieldProps } from '../../widgets/field-frame.tsx';

/** A plain input in place of the widgets, which have tests of their own and take a second per form. */
export function FormField({ id, field, value, onChange, error, inner, readOnly }: FormFieldProps) {
  if (readOnly) return <p>{`${field.label} : ${JSON.stringify(value)}`}</p>;
  return (
    <>
      <label htmlFor={id}>{field.label}</label>
      <input
        id={id}
        value={typeof value === 'string' ? value : ''}
        aria-invalid={error !== undefined || Object.keys(inner).length > 0}
        onChange={({ target }) => onChange(target.value)}
      />
      <p>{error}</p>
    </>
  );
}
