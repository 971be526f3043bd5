export const SERVICE_ARGUMENTS: string[];
