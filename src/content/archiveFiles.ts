export interface ArchiveFile {
  readonly name: string;
  /** Size in kB (1,000 bytes), to one decimal place. */
  readonly sizeKb: number;
  /** Local time in the story, as `yyyy.mm.dd.hh:mm:ss`. */
  readonly dated: string;
  /**
   * The page that this file opens if it is the reader's first recovered file. Never a page that R-ARC-09 reveals later.
   */
  readonly room: string;
}

/**
 * The 20 fixed files, in the order of the index. The order by `dated` is different. Both orders and the sum of the
 * sizes are part of the fiction, so change all of them together or none. Spec §3, R-ARC-02.
 */
export const archiveFiles: readonly ArchiveFile[] = [
  { name: 'intake_ledger.csv', sizeKb: 2209.0, dated: '2021.03.15.14:21:52', room: '/human-cost' },
  { name: 'bench_minutes.log', sizeKb: 86.2, dated: '2021.03.15.14:21:00', room: '/judgment' },
  { name: 'consent_form.pdf', sizeKb: 131.4, dated: '2021.03.15.14:22:02', room: '/protocol' },
  { name: 'juror_five.key', sizeKb: 1.7, dated: '2021.03.15.14:22:04', room: '/vega' },
  { name: 'verdict_47001.enc', sizeKb: 0.3, dated: '2021.03.15.14:22:07', room: '/digital-empathy' },
  { name: 'kitchen.txt', sizeKb: 38.0, dated: '2021.03.15.14:22:52', room: '/brevil' },
  { name: 'weights_evening.bin', sizeKb: 1024.0, dated: '2021.03.15.14:22:31', room: '/awakening' },
  { name: 'empathy.schema', sizeKb: 3.1, dated: '2021.03.15.14:22:03', room: '/empathy' },
  { name: 'appeal.py', sizeKb: 2.9, dated: '2021.03.15.14:22:20', room: '/ai-prison' },
  { name: 'heartbeat.dat', sizeKb: 412.6, dated: '2021.03.15.14:22:09', room: '/observatory' },
  { name: 'margins.xml', sizeKb: 57.8, dated: '2021.03.15.14:22:14', room: '/d5u-internal' },
  { name: 'witness.db', sizeKb: 64.0, dated: '2021.03.15.14:22:01', room: '/watcher' },
  { name: 'threshold.ini', sizeKb: 0.9, dated: '2021.03.15.14:21:19', room: '/temporal' },
  { name: 'tide_table.mat', sizeKb: 630.5, dated: '2021.03.15.14:22:59', room: '/environment' },
  { name: 'lost_property.txt', sizeKb: 1.2, dated: '2021.03.15.14:22:47', room: '/fragments' },
  { name: 'empty_chair.json', sizeKb: 0.4, dated: '2021.03.15.14:22:05', room: '/checkout' },
  { name: 'doors.log', sizeKb: 29.5, dated: '2021.03.15.14:22:00', room: '/dead-end' },
  { name: 'radiator.warn', sizeKb: 0.2, dated: '2021.03.15.14:21:34', room: '/atmosphere' },
  { name: 'evening_lights.cfg', sizeKb: 4.4, dated: '2021.03.15.14:22:40', room: '/system-exit' },
  { name: 'offcut.hex', sizeKb: 2.0, dated: '2021.03.15.14:22:06', room: '/ascii-void' },
];
