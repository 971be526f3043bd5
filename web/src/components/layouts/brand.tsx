import { Group, Text } from '@mantine/core';
import mark from './mark.svg';

export function Brand({ size = 28 }: { size?: number }) {
  return (
    <Group gap={10} wrap="nowrap">
      <img src={mark} width={size} height={size} alt="" />
      <Text span fw={680} fz={size * 0.62} lts="-0.02em">
        Casewright
      </Text>
    </Group>
  );
}
