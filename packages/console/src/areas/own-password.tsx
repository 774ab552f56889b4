import { PasswordInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { securiteQuery } from './securite.query.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
}

/** One's password again, before how the account is opened changes; nothing for who has none and comes by a provider. */
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
