import { PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { securiteQuery } from './securite.query.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
}

/** Asks for the person's password before a change of their account; nothing for a person without a password. */
export function OwnPassword({ value, onChange, autoFocus = false }: Props) {
  const { data } = useQuery(securiteQuery);
  if (data?.motDePasse === false) return null;
  return (
    <PasswordInput
      label="Mot de passe"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoFocus={autoFocus}
    />
  );
}
