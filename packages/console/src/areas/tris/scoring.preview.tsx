import { Divider, Stack } from '@mantine/core';
import { useForm } from '../../resource/form/form.context.ts';
import { ExplicationPart } from './explication.part.tsx';
import { SimulationPart } from './simulation.part.tsx';

/** Beside a profile, saved or not: the scores that it would give, and why. */
export default function ScoringPreview() {
  const profil = useForm((state) => state.base?.id ?? null);
  return (
    <Stack gap="lg">
      <SimulationPart profil={profil} />
      <Divider />
      <ExplicationPart profil={profil} />
    </Stack>
  );
}
