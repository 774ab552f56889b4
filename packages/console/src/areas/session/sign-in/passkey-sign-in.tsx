import { signInByPasskey, startPasskeySignIn, type Tokens } from '@bridge/contract';
import { Button, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { Refusal } from '../../../ui/refusal.tsx';
import { keysWork, proveByKey, sentenceOfKey } from '../security/passkey.ts';

/** Signs in by a passkey of the device, without a password; nothing in a browser without passkeys. */
export function PasskeySignIn({ onTokens }: { readonly onTokens: (tokens: Tokens) => void }) {
  const entering = useMutation({
    mutationFn: async () => {
      const { jeton, defi } = await call(startPasskeySignIn);
      return call(signInByPasskey, { body: { jeton, reponse: { ...(await proveByKey(defi)) } } });
    },
    onSuccess: onTokens,
  });
  if (!keysWork()) return null;
  return (
    <Stack gap="sm">
      <Button
        variant="default"
        fullWidth
        loading={entering.isPending}
        onClick={() => entering.mutate()}
        leftSection={<IconFingerprint size={18} stroke={1.7} aria-hidden />}
      >
        Se connecter avec une clé d’accès
      </Button>
      <Refusal message={entering.error ? sentenceOfKey(entering.error) : ''} />
    </Stack>
  );
}
