import { ROLE_LABELS } from '@bridge/contract';
import { Badge, Group, Stack, Text } from '@mantine/core';
import { useSession } from '../../../api/session.store.ts';

/** The rights of the person, read-only: an administrator decides of them. */
export function Rights() {
  const { claims, heldRoles, entity } = useSession();
  return (
    <Stack gap="sm">
      <div>
        <Text c="dimmed">Entité</Text>
        <Text>{entity?.nom ?? 'Aucune'}</Text>
      </div>
      <div>
        <Text c="dimmed" mb={4}>
          {heldRoles.length > 1 ? 'Rôles' : 'Rôle'}
        </Text>
        <Group gap="xs">
          {heldRoles.map((role) => (
            <Badge key={role} variant="default">
              {ROLE_LABELS[role]}
            </Badge>
          ))}
        </Group>
      </div>
      {claims?.roleActif && (
        <Text>Votre session est réduite pour l’instant au rôle « {ROLE_LABELS[claims.roleActif]} ».</Text>
      )}
    </Stack>
  );
}
