#!/bin/sh
# Makes every video that lessons play, with Debian's ffmpeg and fonts-noto-cjk, into public/media/.
# Each video shows its own clock, so that a viewer (and a test) sees which position is played.
set -eu

out="$(cd "$(dirname "$0")/../public/media" && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

font='Noto Sans CJK SC'
# A quiet chord that swells every five seconds.
chord='0.03*sin(2*PI*196*t)*(0.6+0.4*sin(2*PI*0.2*t))+0.015*sin(2*PI*294*t)'
# A short bell when the page turns, silence in between: silence costs next to nothing.
bell='0.12*sin(2*PI*660*t)*exp(-6*mod(t,34))*lt(mod(t,34),1)'

run() { ffmpeg -hide_banner -loglevel error -nostdin -y "$@"; }

# backdrop NAME R G B R G B: a still 1280x720 diagonal gradient with two soft discs
backdrop() {
  slope='clip((X+1.4*Y)/2288,0,1)'
  run -f lavfi -i "color=black:s=1280x720,format=gbrp,geq=r='lerp($2,$5,$slope)':g='lerp($3,$6,$slope)':b='lerp($4,$7,$slope)'" \
    -f lavfi -i "color=white:s=1280x720,format=rgba,geq=r=255:g=255:b=255:a='14*(lt(hypot(X-1090,Y-130),260)+lt(hypot(X-1180,Y-420),180))'" \
    -filter_complex '[0][1]overlay=format=auto' -frames:v 1 "$work/$1.png"
}

text() { printf "drawtext=font='%s':fontcolor=%s:fontsize=%s:x=%s:y=%s:text='%s'" "$font" "$4" "$3" "$1" "$2" "$5"; }

# drawtext_filter NAME FPS TITLE SUBTITLE SECONDS: video filter of a video on the backdrop
drawtext_filter() {
  clock='%{pts\:gmtime\:0\:%M\\\:%S}'
  printf '%s' "[0:v]fps=$2,format=yuv420p,"
  text 96 120 30 'white@0.8' '书院学堂'; printf ','
  text 96 236 76 white "$3"; printf ','
  text 96 346 34 'white@0.85' "$4"; printf ','
  text 96 500 96 white "$clock"; printf ','
  printf '%s' "drawbox=x=0:y=700:w=1280:h=20:color=white@0.2:t=fill[still];"
  printf '%s' "[still][1:v]overlay=x='-1280+1280*t/$5':y=700:shortest=1[v]"
}

# encode NAME BACKDROP FPS TITLE SUBTITLE SECONDS AUDIO: a lossless-ish master that the outputs are cut from
encode() {
  run -loop 1 -framerate "$3" -i "$work/$2.png" \
    -f lavfi -i "color=0xdff1ff:s=1280x20:r=$3" -f lavfi -i "aevalsrc='$7':s=32000:c=mono" \
    -filter_complex "$(drawtext_filter "$1" "$3" "$4" "$5" "$6")" -map '[v]' -map 2:a -t "$6" \
    -c:v libx264 -preset veryfast -crf 12 -c:a pcm_s16le "$work/$1.mov"
}

h264='-c:v libx264 -profile:v baseline -preset veryslow -pix_fmt yuv420p -bf 0 -sc_threshold 0'

backdrop lake 15 52 84 52 143 199
backdrop forest 16 62 54 66 148 118
backdrop dusk 54 42 92 188 108 98
backdrop ink 27 40 56 84 110 138

# 75 s in two qualities, transport stream, five-second pieces.
# (Named .mpegts, for .ts would be taken for source code.)
# Encoding and cutting are two steps: cut in one go, the encoder's look-ahead lets the sound run ahead of the image.
encode hls lake 15 '课程导学' '学什么　怎么学　学到什么程度' 75 "$chord"
rm -rf "$out/hls" && mkdir -p "$out/hls"
for quality in '720p 1280x720' '360p 640x360'; do
  set -- $quality
  run -i "$work/hls.mov" -vf "scale=${2%x*}:${2#*x}" $h264 -crf 30 -g 75 -keyint_min 75 \
    -c:a aac -b:a 24k -ac 1 "$work/$1.mp4"
  run -i "$work/$1.mp4" -c copy -hls_time 5 -hls_playlist_type vod \
    -hls_segment_filename "$out/hls/$1-%02d.mpegts" "$out/hls/$1.m3u8"
done

# public/media/captions is written by hand: playlists of the same pieces that list captions, and the words.

# Plain files of 45 s and 12 s
encode plain forest 15 '本节要点' '一个例子　一条结论　一道练习' 45 "$chord"
encode short dusk 15 '片头' '约十二秒' 12 "$chord"
for name in plain short; do
  run -i "$work/$name.mov" -vf scale=854:480 $h264 -crf 28 -g 75 \
    -c:a aac -b:a 32k -ac 1 -movflags +faststart "$out/$name.mp4"
done

# A plain file of 500 s, two images a second
encode talk dusk 2 '随堂讲解' '请准备好纸和笔' 500 "$bell"
run -i "$work/talk.mov" -vf scale=640:360 $h264 -crf 30 -g 20 \
  -c:a aac -b:a 16k -ac 1 -ar 16000 -movflags +faststart "$out/talk.mp4"

# One long lecture, two images a second, fragmented MP4 in pieces of 34 s; a playlist for every length
encode lecture ink 2 '课堂实录' '第 %{eif\:floor(t/34)+1\:d} 页' 1190 "$bell"
rm -rf "$out/lecture" && mkdir -p "$out/lecture"
for quality in '480p 854x480' '240p 426x240'; do
  set -- $quality
  folder="$out/lecture/$1"
  mkdir -p "$folder"
  run -i "$work/lecture.mov" -vf "scale=${2%x*}:${2#*x}" $h264 -crf 30 -g 68 -keyint_min 68 \
    -c:a aac -b:a 16k -ac 1 -ar 16000 "$work/$1.mp4"
  run -i "$work/$1.mp4" -c copy -hls_time 34 -hls_playlist_type vod -hls_segment_type fmp4 \
    -hls_fmp4_init_filename init.mp4 -hls_segment_filename "$folder/%02d.m4s" "$folder/all.m3u8"
  for count in 12 14 16 18 20 22 24 26 28 31 33 35; do
    awk -v count="$count" '/^#EXTINF/ { pieces++ } pieces <= count' "$folder/all.m3u8" |
      grep -v ENDLIST >"$folder/lecture-$count.m3u8"
    echo '#EXT-X-ENDLIST' >>"$folder/lecture-$count.m3u8"
  done
  rm "$folder/all.m3u8"
done

du -sh "$out"
