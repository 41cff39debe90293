export declare const chromiumFlags: string[];
export declare function findChromiums(): Promise<string[]>;
export declare function findChromium(): Promise<string | undefined>;
