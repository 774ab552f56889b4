import { PasswordInput, Stack } from '@mantine/core';
import { PasswordGuide } from '../../ui/password-guide.tsx';
import type { Problem } from '../../ui/problem.ts';
import type { SchemaForm } from '../../ui/use-schema-form.ts';

export const NEW_PASSWORD_LABELS = {
  password: 'Nouveau mot de passe',
  again: 'Nouveau mot de passe, une seconde fois',
};

type Field = ReturnType<SchemaForm['field']>;

interface Props {
  readonly password: Field;
  readonly again: Field;
  /** The shortest password that this instance accepts. */
  readonly shortest: number;
  readonly autoFocus?: boolean;
}

/** A new password typed twice, with what makes a good one. */
export function NewPasswordFields({ password, again, shortest, autoFocus = false }: Props) {
  const common = { autoComplete: 'new-password', required: true, withAsterisk: false };
  return (
    <>
      <Stack gap={6}>
        <PasswordInput label={NEW_PASSWORD_LABELS.password} autoFocus={autoFocus} {...common} {...password} />
        <PasswordGuide password={password.value} shortest={shortest} />
      </Stack>
      <PasswordInput label={NEW_PASSWORD_LABELS.again} {...common} {...again} />
    </>
  );
}

/** The problem of two passwords that differ: a password is typed blind. */
export function differentPasswords(password: string, again: string): Problem[] {
  return password === again ? [] : [{ path: 'again', message: 'Les deux mots de passe diffèrent.' }];
}
