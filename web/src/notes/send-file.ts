/** `onSent` is told once the service has the file, be it on the first try or on a later one. */
export type SendFile = (file: File, onSent?: () => Promise<void>) => Promise<void>;
