import type { FormFieldProps } from '../../widgets/field-frame.tsx';

/** A field as plain as can be, in place of the widgets: these have tests of their own, and cost a second a form. */
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
