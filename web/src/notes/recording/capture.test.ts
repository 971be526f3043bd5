import { expect, test, vi } from 'vitest';
import { startCapture } from './capture.ts';

/** As much of the browser's recorder as is used; like that one, it says only once that it has stopped. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (): boolean => true;
  static last: FakeRecorder;
  mimeType = 'audio/webm';
  state = 'inactive';
  constructor() {
    super();
    FakeRecorder.last = this;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['last']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const close = vi.fn<() => Promise<void>>(async () => {});

class FakeAudioContext {
  close = close;
  resume = async (): Promise<void> => {};
  createAnalyser = () => ({ getFloatTimeDomainData: () => {} });
  createMediaStreamSource = () => ({ connect: () => {} });
}

vi.stubGlobal('MediaRecorder', FakeRecorder);
vi.stubGlobal('AudioContext', FakeAudioContext);
vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } });

test('a microphone that is taken away ends it, and what was said until then can still be had', async () => {
  const chunks: Blob[] = [];
  const capture = await startCapture({ onChunk: (chunk) => void chunks.push(chunk), onLevel: () => {} });
  FakeRecorder.last.stop();
  await capture.ended;
  expect(chunks).toHaveLength(1);
  await capture.stop();
  expect(close).toHaveBeenCalledOnce();
});

test('a microphone that cannot be recorded from is let go', async () => {
  const stop = vi.fn<() => void>();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValueOnce({
    getTracks: () => [{ stop }],
  } as unknown as MediaStream);
  vi.spyOn(FakeRecorder.prototype, 'start').mockImplementationOnce(() => {
    throw new DOMException('no such codec', 'NotSupportedError');
  });
  const starting = startCapture({ onChunk: () => {}, onLevel: () => {} });
  await expect(starting).rejects.toMatchObject({ name: 'NotSupportedError' });
  expect(stop).toHaveBeenCalledOnce();
});
