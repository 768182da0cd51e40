#!/bin/sh
# Boots systemd on a copy of this machine's files: sh boot.sh <empty folder>. It has to be the first process of new namespaces for mounts,
# processes, the network, IPC, host name and control groups (`unshare`). What is written goes into memory, and is gone with the last process.
set -eu
folder=$1
mount -t tmpfs -o size=75% guide "$folder"
mkdir "$folder/upper" "$folder/work" "$folder/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$folder/root"
cd "$folder/root"

# As containers have them: settings of the kernel, which are those of the whole machine, cannot be written.
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 none sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs -o mode=755 tmpfs dev
for name in null zero full random urandom tty; do
  touch "dev/$name"
  mount --bind "/dev/$name" "dev/$name"
done
mkdir dev/pts dev/shm run/host
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for at in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${at%:*}" "dev/${at#*:}"; done
: >etc/fstab

ip link set lo up
pivot_root . run/host
umount -l run/host
exec env -i container=guide PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --system --unit=basic.target
