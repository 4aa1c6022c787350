import Taro from '@tarojs/taro';

/** Whether this host has settings of its own for the app, in which a person allows after all what they have refused. */
export const hasSettings = true;

/**
 * Opens the settings that the host has for this app; resolves when they are left. Hosts open them for a tap only. What was
 * allowed there, the call that needs it finds out: hosts tell it by different names.
 */
export async function openSettings(): Promise<void> {
  try {
    await Taro.openSetting();
  } catch {
    // Not to be had here: whoever asked tries as before.
  }
}
